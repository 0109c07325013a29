// SPDX-License-Identifier: MIT

import Foundation

extension Measurement where UnitType: Dimension {
    /// How a quantity is written: in the unit of the locale for its usage, by the locale's words and signs.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the unit's name is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private enum Option: Int, Codable { case wide, abbreviated, narrow }
            private let option: Option

            /// All of it: "37.2 meters".
            public static var wide: Self { Self(option: .wide) }
            /// Its sign: "37.2 m".
            public static var abbreviated: Self { Self(option: .abbreviated) }
            /// Its sign, close to the number where that is usual: "37.2m".
            public static var narrow: Self { Self(option: .narrow) }

            fileprivate var unicode: UnicodeFormats.Width {
                switch option {
                case .wide: .wide
                case .abbreviated: .short
                case .narrow: .narrow
                }
            }
        }

        /// How much of the unit's name is written.
        public var width: UnitWidth
        /// Whose words, signs and units.
        public var locale: Locale
        /// How the number is written; nil: as usual.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// What the quantity is said for; nil: its unit stays.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        fileprivate var isScaleNameHidden = false

        /// How a quantity is written.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The same in the words of a locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The quantity in words or signs.
        public func format(_ measurement: Measurement) -> String {
            let style = numberFormatStyle?.locale(locale)
            let digits = style.map { style in { style.format($0) } }
            let usage = measurement.unit.dependsOnRegion ? usage?.name : nil
            if let name = measurement.unit.unicodeName,
                let text = text(measurement.value, name, usage: usage, digits: digits)
            {
                return text
            }
            // Not every unit has a name there; its base unit may.
            let base = measurement.converted(to: type(of: measurement.unit).baseUnit())
            if self.usage?.name != nil, let name = base.unit.unicodeName,
                let text = text(base.value, name, usage: usage, digits: digits)
            {
                return text
            }
            let number = (style ?? FloatingPointFormatStyle(locale: locale)).format(measurement.value)
            return number + " " + measurement.unit.symbol
        }

        private func text(_ value: Double, _ unit: String, usage: String?, digits: ((Double) -> String)?) -> String? {
            let text = UnicodeFormats.text(
                value, unit: unit, width: width.unicode, usage: usage, locale: locale, digits: digits)
            guard isScaleNameHidden else { return text }
            // The degrees are those of the scale that would have been named.
            let number = UnicodeFormats.number(value, unit: unit, usage: usage, locale: locale)
            return number.flatMap {
                UnicodeFormats.text(
                    $0, unit: "temperature-generic", width: width.unicode, locale: locale, digits: digits)
            }
        }
    }

    /// The quantity as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// The quantity with the sign of its unit.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether degrees are not said to be of Celsius or Fahrenheit.
    public var hidesScaleName: Bool {
        get { isScaleNameHidden }
        set { isScaleNameHidden = newValue }
    }

    /// How a temperature is written.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
        isScaleNameHidden = hidesScaleName
    }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// How an amount of bytes is written.
    public struct ByteCount: FormatStyle, Sendable {
        /// As file sizes, or as sizes of memory.
        public typealias Style = ByteCountFormatStyle.Style
        /// Which units.
        public typealias Units = ByteCountFormatStyle.Units

        /// As file sizes, or as sizes of memory.
        public var style: Style
        /// Which units.
        public var allowedUnits: Units
        /// Whether nothing is written as a word.
        public var spellsOutZero: Bool
        /// Whether the number of bytes stands behind it.
        public var includesActualByteCount: Bool
        /// Whose words and signs.
        public var locale: Locale

        /// How an amount of bytes is written.
        public init(
            style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// The amount in words or signs.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(Int64(value.converted(to: .bytes).value))
        }

        /// The same in the words of a locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle {
    /// How a quantity is written.
    public static func measurement<UnitType>(
        width: Self.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// How a temperature is written.
    public static func measurement(
        width: Self.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// How an amount of bytes is written.
    public static func byteCount(
        style: Self.Style, allowedUnits: Self.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
