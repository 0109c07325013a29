// SPDX-License-Identifier: MIT

import Sound
import Interaction

/// A number that can be set, and how the sound follows it.
struct Level {
    private(set) var line: Automation
    private let range: ClosedRange<Float>
    /// What was set at once. The sound takes a moment to follow, so that it does not click; who asks is told this.
    private var jump: (end: Double, target: Float)?

    init(_ value: Float, in range: ClosedRange<Float>) {
        line = Automation(value)
        self.range = range
    }

    /// At this moment of the view's clock.
    var value: Float {
        let now = VirtualClock.now
        if let jump, now < jump.end { return jump.target }
        return line.value(at: now)
    }

    /// Moves it there in so many seconds, beginning now. What is not a number changes nothing.
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
