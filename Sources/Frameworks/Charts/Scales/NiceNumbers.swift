// SPDX-License-Identifier: MIT

import Foundation

/// Round steps: 1, 2 or 5 times a power of ten.
enum NiceNumbers {
    /// A step so that the multiples of it that cover both numbers are as near to `count` as they can be.
    static func step(_ low: Double, _ high: Double, count: Int, minimum: Double = 0) -> Double {
        let width = high - low
        guard width > 0, width.isFinite else { return max(minimum, 1) }
        let power = (log10(width / Double(max(count, 1)))).rounded(.down)
        var best = (step: width, miss: Int.max)
        for exponent in [power - 1, power, power + 1] {
            for factor in [1.0, 2, 5] {
                let step = factor * pow(10, exponent)
                guard step >= minimum else { continue }
                let number = ((high / step).rounded(.up) - (low / step).rounded(.down)) + 1
                let miss = abs(Int(min(number, 1e6)) - count)
                // Of two that miss by as much, the coarser one.
                if miss < best.miss || (miss == best.miss && step > best.step) { best = (step, miss) }
            }
        }
        return best.miss == .max ? max(minimum, 1) : best.step
    }

    /// All multiples of a step within both numbers.
    static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
        guard step > 0, high >= low, (high - low) / step < 10_000 else { return [] }
        // What is nearly a multiple is one.
        let slack = 1e-9
        let first = (low / step - slack).rounded(.up), last = (high / step + slack).rounded(.down)
        guard last >= first else { return [] }
        return (0...Int(last - first)).map { multiple(first + Double($0), of: step) }
    }

    /// `count` times a step; a step below 1 is the inverse of a whole number, which is exact where the step is not.
    static func multiple(_ count: Double, of step: Double) -> Double {
        let inverse = (1 / step).rounded()
        return step < 1 && abs(inverse * step - 1) < 1e-9 ? count / inverse : count * step
    }

    /// The multiple of a step at or below a number.
    static func floor(_ value: Double, _ step: Double) -> Double {
        multiple((value / step + 1e-9).rounded(.down), of: step)
    }

    /// The multiple of a step at or above a number.
    static func ceil(_ value: Double, _ step: Double) -> Double {
        multiple((value / step - 1e-9).rounded(.up), of: step)
    }

    /// Multiples of a step from the one below `low` to the one above `high`.
    static func steps(of step: Double, covering low: Double, _ high: Double) -> [Double] {
        guard step > 0 else { return [low, high] }
        let first = floor(low, step), last = max(ceil(high, step), first + step)
        return multiples(of: step, from: first, to: last)
    }

    static func bins(_ low: Double, _ high: Double, count: Int, minimum: Double) -> [Double] {
        steps(of: step(low, high, count: count + 1, minimum: minimum), covering: low, high)
    }
}
