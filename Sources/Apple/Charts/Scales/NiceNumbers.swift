// SPDX-License-Identifier: MIT

import Foundation

/// Round steps: 1, 2 or 5 times a power of ten, and 25, 250 and so on.
enum NiceNumbers {
    /// Chooses the step for which the number of multiples that cover the interval is nearest to `count`. If several
    /// steps are equally near, prefers fewer multiples, then the smaller extent.
    static func step(_ low: Double, _ high: Double, count: Int, minimum: Double = 0) -> Double {
        let width = high - low
        guard width > 0, width.isFinite else { return max(minimum, 1) }
        let power = Int(log10(width / Double(max(count, 1))).rounded(.down))
        var best: (step: Double, order: (Int, Int, Double))?
        for exponent in (power - 1)...(power + 1) {
            for factor in [1.0, 2, 2.5, 5] where factor != 2.5 || exponent >= 1 {
                let step = exponent >= 0 ? factor * pow(10, Double(exponent)) : factor / pow(10, Double(-exponent))
                guard step >= minimum else { continue }
                let (first, last) = (floor(low, step), ceil(high, step))
                let number = Int(min((last - first) / step, 1e6).rounded()) + 1
                let order = (abs(number - count), number, last - first)
                if best == nil || order < best!.order { best = (step, order) }
            }
        }
        return best?.step ?? max(minimum, 1)
    }

    /// From `low` to `high` inclusive, despite rounding errors. Empty if there would be more than 10 000.
    static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
        guard step > 0, high >= low, (high - low) / step < 10_000 else { return [] }
        // The tolerance, in steps, by which a multiple may be outside the interval because of rounding errors.
        let slack = 1e-9
        let first = (low / step - slack).rounded(.up), last = (high / step + slack).rounded(.down)
        guard last >= first else { return [] }
        return (0...Int(last - first)).map { multiple(first + Double($0), of: step) }
    }

    /// `count * step`. If the step is below 1, divides by the inverse of the step, which is a whole number and
    /// therefore exact.
    static func multiple(_ count: Double, of step: Double) -> Double {
        let inverse = (1 / step).rounded()
        return step < 1 && abs(inverse * step - 1) < 1e-9 ? count / inverse : count * step
    }

    /// Rounds down to a multiple of a step.
    static func floor(_ value: Double, _ step: Double) -> Double {
        multiple((value / step + 1e-9).rounded(.down), of: step)
    }

    /// Rounds up to a multiple of a step.
    static func ceil(_ value: Double, _ step: Double) -> Double {
        multiple((value / step - 1e-9).rounded(.up), of: step)
    }

    /// From the last multiple at or below `low` to the first at or above `high`; at least two.
    static func steps(of step: Double, covering low: Double, _ high: Double) -> [Double] {
        guard step > 0 else { return [low, high] }
        let first = floor(low, step), last = max(ceil(high, step), first + step)
        return multiples(of: step, from: first, to: last)
    }

    static func bins(_ low: Double, _ high: Double, count: Int, minimum: Double) -> [Double] {
        steps(of: step(low, high, count: count + 1, minimum: minimum), covering: low, high)
    }
}
