// SPDX-License-Identifier: MIT

import Foundation

/// Formats measurements, by default in the locale's preferred unit.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Has no effect.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    private var width: UnicodeFormats.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        }
    }

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

    /// The unit's name in the plural, without a number.
    open func string(from unit: Unit) -> String {
        let locale: Locale = locale ?? .current
        guard let name = (unit as? Dimension)?.unicodeName,
            let text = UnicodeFormats.text(5, unit: name, width: width, locale: locale, digits: { _ in "" })
        else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? {
        guard let measurement = obj as? any AnyQuantity else { return nil }
        return string(measurement.value, measurement.anyUnit)
    }
}

/// A measurement whose unit type is erased.
private protocol AnyQuantity {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyQuantity {
    fileprivate var anyUnit: Unit { unit }
}
