// SPDX-License-Identifier: MIT

import Foundation

extension Measurement where UnitType: Dimension {
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            private enum Option: Int, Codable { case wide, abbreviated, narrow }
            private let option: Option

            /// "37.2 meters"
            public static var wide: Self { Self(option: .wide) }
            /// "37.2 m"
            public static var abbreviated: Self { Self(option: .abbreviated) }
            /// "37.2m" where the locale omits the space.
            public static var narrow: Self { Self(option: .narrow) }

            fileprivate var unicode: UnicodeFormats.Width {
                switch option {
                case .wide: .wide
                case .abbreviated: .short
                case .narrow: .narrow
                }
            }
        }

        public var width: UnitWidth
        public var locale: Locale
        /// The style of the number; nil for the locale's default.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The usage that decides the unit; nil keeps the measurement's own unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        fileprivate var isScaleNameHidden = false

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

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ measurement: Measurement) -> String {
            let style = numberFormatStyle?.locale(locale)
            let digits = style.map { style in { style.format($0) } }
            let usage = measurement.unit.dependsOnRegion ? usage?.name : nil
            if let name = measurement.unit.unicodeName,
                let text = text(measurement.value, name, usage: usage, digits: digits)
            {
                return text
            }
            // CLDR lacks the unit. Formats in the base unit if CLDR has it and the style has a usage.
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
            // Converts the number to the preferred temperature scale, then formats it as `temperature-generic`, which
            // shows no scale name.
            let number = UnicodeFormats.number(value, unit: unit, usage: usage, locale: locale)
            return number.flatMap {
                UnicodeFormats.text(
                    $0, unit: "temperature-generic", width: width.unicode, locale: locale, digits: digits)
            }
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    public var hidesScaleName: Bool {
        get { isScaleNameHidden }
        set { isScaleNameHidden = newValue }
    }

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
    public struct ByteCount: FormatStyle, Sendable {
        public typealias Style = ByteCountFormatStyle.Style
        public typealias Units = ByteCountFormatStyle.Units

        public var style: Style
        public var allowedUnits: Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale

        public init(
            style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(Int64(value.converted(to: .bytes).value))
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle {
    public static func measurement<UnitType>(
        width: Self.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement(
        width: Self.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    public static func byteCount(
        style: Self.Style, allowedUnits: Self.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
