// SPDX-License-Identifier: MIT

import Foundation

/// Writes quantities: where nothing else is said, in the units of the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That of the quantity.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The one in which the number is neither very large nor very small.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without the name of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit.
    open var unitOptions: UnitOptions = []
    /// How much of its name.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// Whose words, signs and units.
    open var locale: Locale! = .current
    /// How numbers are written.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A formatter for the current locale.
    public override init() { super.init() }
    /// Nothing is decoded here: a formatter for the current locale.
    public required init?(coder: NSCoder) { super.init() }

    private var width: UnicodeFormats.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        }
    }

    /// A quantity.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        let locale: Locale = locale ?? .current
        let formatter = numberFormatter!
        let digits = { (number: Double) -> String in
            formatter.locale = locale
            return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
        }
        guard let dimension = unit as? Dimension, let name = dimension.unicodeName else {
            return digits(value) + " " + unit.symbol
        }
        let usage = unitOptions.contains(.providedUnit) || !dimension.dependsOnRegion ? nil : "default"
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            let number = UnicodeFormats.number(value, unit: name, usage: usage, locale: locale) ?? value
            return UnicodeFormats.text(
                number, unit: "temperature-generic", width: width, locale: locale, digits: digits) ?? digits(number)
        }
        return UnicodeFormats.text(value, unit: name, width: width, usage: usage, locale: locale, digits: digits)
            ?? digits(value) + " " + unit.symbol
    }

    /// A unit by itself, of several.
    open func string(from unit: Unit) -> String {
        let locale: Locale = locale ?? .current
        guard let name = (unit as? Dimension)?.unicodeName,
            let text = UnicodeFormats.text(5, unit: name, width: width, locale: locale, digits: { _ in "" })
        else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// A quantity.
    open override func string(for obj: Any?) -> String? {
        guard let measurement = obj as? any AnyQuantity else { return nil }
        return string(measurement.value, measurement.anyUnit)
    }
}

/// A quantity of any kind.
private protocol AnyQuantity {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyQuantity {
    fileprivate var anyUnit: Unit { unit }
}
