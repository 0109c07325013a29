// SPDX-License-Identifier: MIT

import Foundation

/// How a scale turns values into places.
public struct ScaleType: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case category, date, linear, log
        case power(Double)
        case symmetricLog(slopeAtZero: Double)
    }
    let kind: Kind

    /// Each word has a place of its own.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Evenly, in time.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// Evenly.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Evenly, in orders of magnitude.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// By the root.
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    /// By a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    /// By orders of magnitude away from zero, and evenly about it.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// By orders of magnitude away from zero, and evenly about it.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }

    /// The value on the line on which it is placed evenly.
    func transformed(_ value: Double) -> Double {
        switch kind {
        case .category, .date, .linear: value
        case .log: log10(max(value, .leastNormalMagnitude))
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
        }
    }

    /// The value at a place of that line.
    func value(at place: Double) -> Double {
        switch kind {
        case .category, .date, .linear: place
        case .log: pow(10, place)
        case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
        case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / slope
        }
    }
}
