// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Writes distances in English words, whatever the locale; the locale decides the units and the digits.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }

    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default
    open var locale: Locale! = HostServices.language.locale

    open func string(fromDistance distance: Double) -> String {
        let (value, unit) = rounded(distance)
        let number = value.formatted(
            .number.precision(.fractionLength(0...1)).locale(locale ?? HostServices.language.locale))
        return "\(number) \(name(of: unit, isOne: value == 1))"
    }

    /// The inverse of `string(fromDistance:)`, in metres; -1 for other texts.
    open func distance(from distance: String) -> Double {
        let words = distance.split(separator: " ")
        guard words.count == 2, let value = Double(words[0].replacingOccurrences(of: ",", with: "")) else { return -1 }
        let unit = Unit.allCases.first { unit in
            [true, false].contains { name(of: unit, isOne: $0) == words[1] }
        }
        return unit.map { value * $0.meters } ?? -1
    }

    open override func string(for obj: Any?) -> String? { (obj as? Double).map(string(fromDistance:)) }

    private enum Unit: CaseIterable {
        case meters, kilometers, feet, yards, miles

        var meters: Double {
            switch self {
            case .meters: 1
            case .kilometers: 1000
            case .feet: 0.3048
            case .yards: 0.9144
            case .miles: 1609.344
            }
        }
    }

    /// Distances in the small unit are whole below 100 and multiples of 50 above. Distances in the large unit have one
    /// fraction digit below 10.
    private func rounded(_ distance: Double) -> (value: Double, unit: Unit) {
        let (small, large, border): (Unit, Unit, Double) =
            switch units {
            case .metric: (.meters, .kilometers, 1000)
            case .imperial: (.feet, .miles, 0.1 * Unit.miles.meters)
            case .imperialWithYards: (.yards, .miles, 0.25 * Unit.miles.meters)
            case .default:
                (locale ?? HostServices.language.locale).measurementSystem == .metric
                    ? (.meters, .kilometers, 1000) : (.feet, .miles, 0.1 * Unit.miles.meters)
            }
        if distance < border {
            let value = distance / small.meters
            return (value < 100 ? value.rounded() : (value / 50).rounded() * 50, small)
        }
        let value = distance / large.meters
        return (value < 10 ? (value * 10).rounded() / 10 : value.rounded(), large)
    }

    private func name(of unit: Unit, isOne: Bool) -> String {
        switch (unit, unitStyle == .full) {
        case (.meters, false): "m"
        case (.kilometers, false): "km"
        case (.feet, false): "ft"
        case (.yards, false): "yd"
        case (.miles, false): "mi"
        case (.meters, true): isOne ? "meter" : "meters"
        case (.kilometers, true): isOne ? "kilometer" : "kilometers"
        case (.feet, true): isOne ? "foot" : "feet"
        case (.yards, true): isOne ? "yard" : "yards"
        case (.miles, true): isOne ? "mile" : "miles"
        }
    }
}
