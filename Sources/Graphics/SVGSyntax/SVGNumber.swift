// SPDX-License-Identifier: MIT

/// Formats numbers for generated files, without trailing zeros and exponents.
package enum SVGNumber {
    /// - Parameter decimals: The maximum number of decimals, 0…6.
    package static func text(_ value: Double, decimals: Int) -> String {
        var scale: Int64 = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (value * Double(scale)).rounded()
        guard scaled.isFinite, abs(scaled) < 9e15 else { return value.isFinite ? "\(value)" : "0" }
        let units = Int64(scaled)
        var text = (units < 0 ? "-" : "") + "\(abs(units) / scale)"
        let fraction = abs(units) % scale
        if fraction > 0 {
            var digits = "\(fraction)"
            digits = String(repeating: "0", count: decimals - digits.utf8.count) + digits
            while digits.hasSuffix("0") { digits.removeLast() }
            text += "." + digits
        }
        return text
    }
}
