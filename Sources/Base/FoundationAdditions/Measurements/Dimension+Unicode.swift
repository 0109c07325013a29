// SPDX-License-Identifier: MIT

import Foundation

extension Dimension {
    /// The CLDR name of the unit; nil if CLDR has none. Looked up by type and symbol, because open-source Foundation
    /// makes a new object on each access to a unit.
    var unicodeName: String? {
        switch self {
        case is UnitLength: Self.lengths[symbol]
        case is UnitMass: Self.masses[symbol]
        case is UnitAngle: Self.angles[symbol]
        case is UnitDuration: Self.durations[symbol]
        case is UnitSpeed: Self.speeds[symbol]
        case is UnitTemperature: Self.temperatures[symbol]
        case is UnitInformationStorage: Self.storages[symbol]
        case is UnitVolume: Self.volumes[symbol]
        case is UnitArea: Self.areas[symbol]
        default: Self.others[symbol]
        }
    }

    /// Whether regions prefer different units of this kind, such as metres and feet.
    var dependsOnRegion: Bool {
        switch self {
        case is UnitArea, is UnitConcentrationMass, is UnitEnergy, is UnitFuelEfficiency, is UnitLength, is UnitMass,
            is UnitPower, is UnitPressure, is UnitSpeed, is UnitTemperature, is UnitVolume:
            true
        default: false
        }
    }

    private static let lengths = [
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "dekameter", "m": "meter", "dm": "decimeter",
        "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
        "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
        "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]
    private static let masses = [
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
        "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
        "ct": "carat", "oz t": "ounce-troy",
    ]
    private static let angles = [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
    ]
    private static let durations = [
        "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
        "ps": "picosecond",
    ]
    private static let speeds = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]
    private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    private static let storages = [
        "bit": "bit", "B": "byte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit", "kB": "kilobyte",
        "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte", "KiB": "kibibyte", "MiB": "mebibyte",
        "GiB": "gibibyte", "TiB": "tebibyte",
    ]
    private static let volumes = [
        "L": "liter", "mL": "milliliter", "cL": "centiliter", "dl": "deciliter", "kL": "kiloliter", "ML": "megaliter",
        "m³": "cubic-meter", "km³": "cubic-kilometer", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
        "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
        "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
        "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
        "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
    ]
    private static let areas = [
        "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "mm²": "square-millimeter",
        "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
        "ha": "hectare",
    ]
    /// CLDR names by symbol, for the types of units that have no table above. No two of these types share a symbol.
    private static let others = [
        "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour", "W": "watt",
        "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower",
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "GPa": "gigapascal", "bar": "bar",
        "mbar": "millibar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
        "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "A": "ampere", "mA": "milliampere",
        "V": "volt", "mV": "millivolt", "kV": "kilovolt", "m/s²": "meter-per-square-second", "g": "g-force",
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
    ]
}
