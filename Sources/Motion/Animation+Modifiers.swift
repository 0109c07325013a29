// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
    /// Waits `delay` seconds, showing the old value, before this animation begins.
    ///
    /// An animation without duration is finished while it still waits, so a delay does not hold it back.
    public func delay(_ delay: TimeInterval) -> Animation {
        adding(.delay(delay.isNaN ? 0 : Self.finite(delay)))
    }

    /// Runs this animation, with its delays and repeats, `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        adding(.speed(speed.isNaN ? 1 : max(0, Self.finite(speed))))
    }

    /// Plays this animation `repeatCount` times. With `autoreverses` every second pass runs back to the start, and
    /// counts as a pass; an even count therefore ends with a jump to the target.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.repeating(count: Double(max(1, repeatCount)), autoreverses: autoreverses))
    }

    /// Plays this animation again and again. With `autoreverses` every second pass runs back to the start.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.repeating(count: .infinity, autoreverses: autoreverses))
    }

    /// Counts this animation as complete after `duration` seconds, unless it is complete before.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        adding(.logicalCompletion(after: duration.isNaN ? 0 : max(0, duration)))
    }

    /// Infinite parameters would make `0 × ∞` inside the clock; the largest finite number serves as well.
    private static func finite(_ number: Double) -> Double {
        min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
