// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
    /// An animation without duration ends at once, so a delay has no effect on it.
    public func delay(_ delay: TimeInterval) -> Animation {
        adding(.delay(delay.isNaN ? 0 : Self.finite(delay)))
    }

    public func speed(_ speed: Double) -> Animation {
        adding(.speed(speed.isNaN ? 1 : max(0, Self.finite(speed))))
    }

    /// A reversed pass counts as a pass. So an even `repeatCount` with `autoreverses` ends at the start value, then
    /// jumps to the target.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.repeating(count: Double(max(1, repeatCount)), autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.repeating(count: .infinity, autoreverses: autoreverses))
    }

    /// Has no effect if the animation completes earlier.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        adding(.logicalCompletion(after: duration.isNaN ? 0 : max(0, duration)))
    }

    /// Replaces infinities by the largest finite numbers, because the clock would compute `0 × ∞`, which is NaN.
    private static func finite(_ number: Double) -> Double {
        min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
