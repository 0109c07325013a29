// SPDX-License-Identifier: MIT

/// A duration as a fraction, so that durations have a least common multiple.
struct Seconds: Hashable, Comparable {
    /// Positive; the fraction is in lowest terms.
    let numerator: Int
    /// Positive; the fraction is in lowest terms.
    let denominator: Int

    /// The simplest fraction within a nanosecond of `value`; nil unless `value` is between a microsecond and a million
    /// seconds.
    init?(_ value: Double) {
        guard value > 1e-6, value < 1e6 else { return nil }
        // Computes the convergents of the continued fraction until one is near enough. A convergent is the best
        // approximation among the fractions whose denominators are not larger.
        var (before, last) = ((n: 0, d: 1), (n: 1, d: 0))
        var rest = value
        repeat {
            let whole = Int(rest)
            (before, last) = (last, (n: whole * last.n + before.n, d: whole * last.d + before.d))
            let remainder = rest - Double(whole)
            guard last.d < 1_000_000, remainder > 1e-12 else { break }
            rest = 1 / remainder
        } while abs(Double(last.n) / Double(last.d) - value) > 1e-9
        numerator = last.n
        denominator = last.d
    }

    private init(numerator: Int, denominator: Int) {
        let divisor = Self.greatestCommonDivisor(numerator, denominator)
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    var value: Double { Double(numerator) / Double(denominator) }

    static func < (lhs: Seconds, rhs: Seconds) -> Bool { lhs.value < rhs.value }

    static func * (lhs: Seconds, rhs: Int) -> Seconds {
        Seconds(numerator: lhs.numerator * rhs, denominator: lhs.denominator)
    }

    /// The shortest duration that is a multiple of both durations; nil if it exceeds a day.
    func leastCommonMultiple(with other: Seconds) -> Seconds? {
        // For fractions in lowest terms, the least common multiple is lcm(numerators) / gcd(denominators).
        let (product, overflow) = (numerator / Self.greatestCommonDivisor(numerator, other.numerator))
            .multipliedReportingOverflow(by: other.numerator)
        guard !overflow else { return nil }
        let result = Seconds(
            numerator: product, denominator: Self.greatestCommonDivisor(denominator, other.denominator))
        return result.value <= 86_400 ? result : nil
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}
