// SPDX-License-Identifier: MIT

import Foundation

public struct ScaleType: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case category, date, linear, log
        case power(Double)
        case symmetricLog(slopeAtZero: Double)
    }
    let kind: Kind

    public static var category: ScaleType { ScaleType(kind: .category) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    public static var log: ScaleType { ScaleType(kind: .log) }
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }

    /// Transforms a value so that its position on the scale is linear in the result. On a logarithmic scale, this is
    /// the logarithm.
    func transformed(_ value: Double) -> Double {
        switch kind {
        case .category, .date, .linear: value
        case .log: log10(max(value, .leastNormalMagnitude))
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
        }
    }

    /// The inverse of `transformed`.
    func value(at place: Double) -> Double {
        switch kind {
        case .category, .date, .linear: place
        case .log: pow(10, place)
        case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
        case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / slope
        }
    }
}
