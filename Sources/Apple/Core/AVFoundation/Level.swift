// SPDX-License-Identifier: MIT

import Sound
import SwiftUICore

/// A settable level, such as volume, and the ramp that the sound follows.
struct Level {
    private(set) var line: Automation
    private let range: ClosedRange<Float>
    /// The target of an immediate change. The getter returns the target at once; the sound ramps to it briefly, to
    /// avoid a click.
    private var jump: (end: Double, target: Float)?

    init(_ value: Float, in range: ClosedRange<Float>) {
        line = Automation(value)
        self.range = range
    }

    /// The level at the current virtual time.
    var value: Float {
        let now = VirtualClock.now
        if let jump, now < jump.end { return jump.target }
        return line.value(at: now)
    }

    /// Ramps to `value`, starting now; `duration` is in seconds. Ignores NaN.
    mutating func move(to value: Float, duration: Double, isHeard: Bool) {
        guard !value.isNaN, !duration.isNaN else { return }
        let value = min(max(value, range.lowerBound), range.upperBound)
        jump = nil
        guard isHeard || duration > 0 else {
            line = Automation(value)
            return
        }
        let now = VirtualClock.now
        line.move(to: value, at: now, duration: min(max(duration, Voice.fadeDuration), 1e6))
        if duration <= 0 { jump = (now + Voice.fadeDuration, value) }
    }
}
