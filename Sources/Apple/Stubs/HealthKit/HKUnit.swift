// SPDX-License-Identifier: MIT

import Foundation

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var symbol: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }
    fileprivate var factor: Double {
        [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
    }
    fileprivate static let all = (0...13).compactMap(Self.init)
}

public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit as a product of powers of base quantities, with a factor to the base units.
open class HKUnit: NSObject, @unchecked Sendable {
    /// The powers of the base quantities, by their base units: `["m": 1, "s": -1]` for a speed.
    let powers: [String: Int]
    /// One unit in base units.
    let factor: Double
    /// Zero of this unit in base units; not 0 for degrees only.
    let zero: Double
    public let unitString: String

    private init(_ string: String, _ powers: [String: Int], factor: Double = 1, zero: Double = 0) {
        (self.powers, self.factor, self.zero, unitString) = (powers.filter { $0.value != 0 }, factor, zero, string)
    }

    /// Reads a unit such as `count/min`, `mg/dL` or `ml/kg*min`; everything after the slash divides. Ends the program if
    /// the text names no unit, as on a phone.
    public convenience init(from string: String) {
        var (powers, factor, zero) = ([String: Int](), 1.0, 0.0)
        for (index, side) in string.filter({ !"() ".contains($0) }).split(separator: "/").enumerated() {
            for term in Self.factors(of: side) {
                let parts = term.split(separator: "^", maxSplits: 1)
                guard let unit = Self.named(String(parts[0])), let power = parts.count == 1 ? 1 : Int(parts[1]) else {
                    fatalError("HKUnit(from: \"\(string)\"): no unit is called '\(term)'")
                }
                let exponent = index == 0 ? power : -power
                for (base, count) in unit.powers { powers[base, default: 0] += count * exponent }
                factor *= pow(unit.factor, Double(exponent))
                zero = unit.zero
            }
        }
        self.init(string, powers, factor: factor, zero: zero)
    }

    open func isNull() -> Bool { powers.isEmpty && factor == 1 && unitString.isEmpty }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        combined(with: unit, 1, "\(unitString)*\(unit.unitString)")
    }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        combined(with: unit, -1, "\(unitString)/\(unit.unitString)")
    }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("(\(unitString))^\(power)", powers.mapValues { $0 * power }, factor: pow(factor, Double(power)))
    }

    open func reciprocal() -> HKUnit {
        HKUnit("1/\(unitString)", powers.mapValues { -$0 }, factor: 1 / factor)
    }

    private func combined(with unit: HKUnit, _ power: Int, _ string: String) -> HKUnit {
        HKUnit(
            string, powers.merging(unit.powers.mapValues { $0 * power }, uniquingKeysWith: +),
            factor: factor * pow(unit.factor, Double(power)))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return other.powers == powers && other.factor == factor && other.zero == zero
    }

    open override var hash: Int { powers.hashValue ^ factor.hashValue }
    open override var description: String { unitString }

    /// The factors of a product. The molar mass in `mol<180.16>` contains a point that separates nothing.
    private static func factors(of side: Substring) -> [Substring] {
        var isMass = false
        return side.split {
            if "<>".contains($0) { isMass = $0 == "<" }
            return !isMass && "*·.".contains($0)
        }
    }

    /// The unit that a text such as `kg` names, with or without a metric prefix.
    private static func named(_ name: String) -> HKUnit? {
        if let known = units[name] { return known }
        if let start = name.firstIndex(of: "<"), name.hasSuffix(">") {
            guard let gramsPerMole = Double(name[name.index(after: start)...].dropLast()) else { return nil }
            return HKMetricPrefix.all.first { $0.symbol + "mol" == name[..<start] }.map {
                prefixed(mole(gramsPerMole), $0)
            }
        }
        for prefix in HKMetricPrefix.all where prefix != .none && name.hasPrefix(prefix.symbol) {
            let base = String(name.dropFirst(prefix.symbol.count))
            if let unit = units[base], metric.contains(base) { return prefixed(unit, prefix) }
        }
        return nil
    }

    private static func prefixed(_ unit: HKUnit, _ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + unit.unitString, unit.powers, factor: unit.factor * prefix.factor)
    }

    private static let metric: Set = ["g", "m", "L", "l", "Pa", "s", "J", "S", "Hz", "V", "W", "lx", "cal", "mol"]

    /// All units in base units: gram, metre, second, kelvin, mole, count, and one for each quantity that HealthKit does
    /// not relate to another.
    private static let units: [String: HKUnit] = {
        let (energy, volume, pressure) = (["J": 1], ["m": 3], ["Pa": 1])
        let all: [(String, [String: Int], Double)] = [
            ("g", ["g": 1], 1), ("oz", ["g": 1], 28.349523125), ("lb", ["g": 1], 453.59237),
            ("st", ["g": 1], 6350.29318),
            ("m", ["m": 1], 1), ("in", ["m": 1], 0.0254), ("ft", ["m": 1], 0.3048), ("yd", ["m": 1], 0.9144),
            ("mi", ["m": 1], 1609.344), ("L", volume, 1e-3), ("l", volume, 1e-3),
            ("fl_oz_us", volume, 2.95735295625e-5),
            ("fl_oz_imp", volume, 2.84130625e-5), ("pt_us", volume, 4.73176473e-4), ("pt_imp", volume, 5.6826125e-4),
            ("cup_us", volume, 2.365882365e-4), ("cup_imp", volume, 2.84130625e-4), ("Pa", pressure, 1),
            ("mmHg", pressure, 133.322387415), ("cmAq", pressure, 98.0665), ("atm", pressure, 101_325),
            ("inHg", pressure, 3386.388640341), ("s", ["s": 1], 1), ("min", ["s": 1], 60), ("hr", ["s": 1], 3600),
            ("d", ["s": 1], 86_400), ("J", energy, 1), ("cal", energy, 4.184), ("Cal", energy, 4184),
            ("kcal", energy, 4184), ("K", ["K": 1], 1), ("S", ["S": 1], 1), ("IU", ["IU": 1], 1), ("count", [:], 1),
            ("%", [:], 0.01), ("Hz", ["s": -1], 1), ("V", ["V": 1], 1), ("W", ["J": 1, "s": -1], 1),
            ("D", ["m": -1], 1),
            ("rad", ["rad": 1], 1), ("deg", ["rad": 1], .pi / 180), ("lx", ["lx": 1], 1), ("mol", ["mol": 1], 1),
            ("dBASPL", ["dB": 1], 1), ("dBHL", ["dBHL": 1], 1), ("appleEffortScore", ["effort": 1], 1),
        ]
        var units = [String: HKUnit]()
        for (name, powers, factor) in all { units[name] = HKUnit(name, powers, factor: factor) }
        units["degC"] = HKUnit("degC", ["K": 1], zero: 273.15)
        units["degF"] = HKUnit("degF", ["K": 1], factor: 5 / 9, zero: 459.67 * 5 / 9)
        return units
    }()

    private static func mole(_ gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", ["g": 1], factor: gramsPerMole)
    }

    open class func gram() -> Self { unit("g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> Self { unit("g", prefix) }
    open class func ounce() -> Self { unit("oz") }
    open class func pound() -> Self { unit("lb") }
    open class func stone() -> Self { unit("st") }
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { cast(mole(gramsPerMole)) }
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self {
        cast(prefixed(mole(gramsPerMole), prefix))
    }
    open class func meter() -> Self { unit("m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> Self { unit("m", prefix) }
    open class func inch() -> Self { unit("in") }
    open class func foot() -> Self { unit("ft") }
    open class func yard() -> Self { unit("yd") }
    open class func mile() -> Self { unit("mi") }
    open class func liter() -> Self { unit("L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> Self { unit("L", prefix) }
    open class func fluidOunceUS() -> Self { unit("fl_oz_us") }
    open class func fluidOunceImperial() -> Self { unit("fl_oz_imp") }
    open class func pintUS() -> Self { unit("pt_us") }
    open class func pintImperial() -> Self { unit("pt_imp") }
    open class func cupUS() -> Self { unit("cup_us") }
    open class func cupImperial() -> Self { unit("cup_imp") }
    open class func pascal() -> Self { unit("Pa") }
    open class func pascalUnit(with prefix: HKMetricPrefix) -> Self { unit("Pa", prefix) }
    open class func millimeterOfMercury() -> Self { unit("mmHg") }
    open class func inchesOfMercury() -> Self { unit("inHg") }
    open class func centimeterOfWater() -> Self { unit("cmAq") }
    open class func atmosphere() -> Self { unit("atm") }
    open class func decibelAWeightedSoundPressureLevel() -> Self { unit("dBASPL") }
    open class func decibelHearingLevel() -> Self { unit("dBHL") }
    open class func second() -> Self { unit("s") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> Self { unit("s", prefix) }
    open class func minute() -> Self { unit("min") }
    open class func hour() -> Self { unit("hr") }
    open class func day() -> Self { unit("d") }
    open class func joule() -> Self { unit("J") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> Self { unit("J", prefix) }
    open class func kilocalorie() -> Self { unit("kcal") }
    open class func smallCalorie() -> Self { unit("cal") }
    open class func largeCalorie() -> Self { unit("Cal") }
    open class func degreeCelsius() -> Self { unit("degC") }
    open class func degreeFahrenheit() -> Self { unit("degF") }
    open class func kelvin() -> Self { unit("K") }
    open class func siemen() -> Self { unit("S") }
    open class func siemenUnit(with prefix: HKMetricPrefix) -> Self { unit("S", prefix) }
    open class func internationalUnit() -> Self { unit("IU") }
    open class func count() -> Self { unit("count") }
    open class func percent() -> Self { unit("%") }
    open class func hertz() -> Self { unit("Hz") }
    open class func hertzUnit(with prefix: HKMetricPrefix) -> Self { unit("Hz", prefix) }
    open class func volt() -> Self { unit("V") }
    open class func voltUnit(with prefix: HKMetricPrefix) -> Self { unit("V", prefix) }
    open class func watt() -> Self { unit("W") }
    open class func wattUnit(with prefix: HKMetricPrefix) -> Self { unit("W", prefix) }
    open class func diopter() -> Self { unit("D") }
    open class func radianAngle() -> Self { unit("rad") }
    open class func degreeAngle() -> Self { unit("deg") }
    open class func lux() -> Self { unit("lx") }
    open class func appleEffortScore() -> Self { unit("appleEffortScore") }

    private static func unit(_ name: String, _ prefix: HKMetricPrefix = .none) -> Self {
        cast(prefix == .none ? units[name]! : prefixed(units[name]!, prefix))
    }

    private static func cast<Unit: HKUnit>(_ unit: HKUnit) -> Unit { unsafeDowncast(unit, to: Unit.self) }
}

/// A value in a unit, which other units of its quantity can express.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }

    /// Ends the program if the unit is one of another quantity, as on a phone.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard `is`(compatibleWith: unit) else {
            fatalError("HKQuantity: a value in '\(self.unit.unitString)' has no value in '\(unit.unitString)'")
        }
        if unit.isEqual(self.unit) { return value }
        return (value * self.unit.factor + self.unit.zero - unit.zero) / unit.factor
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }

    open override var hash: Int { (value * unit.factor + unit.zero).hashValue }
    open override var description: String { "\(value) \(unit.unitString)" }
}

extension HKQuantityType {
    /// The units in which HealthKit keeps the type's values.
    private var unit: HKUnit? {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let known: [(String, [String])] = [
            ("m", ["Distance", "Height", "WaistCircumference", "SixMinuteWalkTestDistance", "WalkingStepLength"]),
            ("kcal", ["BasalEnergyBurned", "ActiveEnergyBurned", "DietaryEnergyConsumed"]),
            ("count/min", ["HeartRate", "RestingHeartRate", "WalkingHeartRateAverage", "RespiratoryRate"]),
            (
                "s",
                ["AppleExerciseTime", "AppleStandTime", "AppleMoveTime", "HeartRateVariabilitySDNN", "TimeInDaylight"]
            ),
            ("g", ["BodyMass", "LeanBodyMass"]), ("L", ["DietaryWater"]),
            ("K", ["BodyTemperature", "BasalBodyTemperature"]),
            ("Pa", ["BloodPressureSystolic", "BloodPressureDiastolic"]),
            ("m/s", ["WalkingSpeed", "RunningSpeed", "CyclingSpeed"]),
            (
                "count",
                ["StepCount", "FlightsClimbed", "PushCount", "BodyMassIndex", "OxygenSaturation", "BodyFatPercentage"]
            ),
        ]
        let exact = known.first { $0.1.contains(String(name)) } ?? (name.hasPrefix("Distance") ? known[0] : nil)
        if let exact { return HKUnit(from: exact.0) }
        return name.hasPrefix("Dietary") ? .gram() : nil
    }

    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.map { $0.powers == unit.powers } ?? true }

    public var aggregationStyle: HKQuantityAggregationStyle {
        let sums = ["StepCount", "Distance", "Energy", "Flights", "Dietary", "PushCount", "Time", "StrokeCount"]
        return sums.contains(where: identifier.contains) ? .cumulative : .discreteArithmetic
    }
}
