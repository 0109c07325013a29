// SPDX-License-Identifier: MIT

import Foundation

/// What a quantity is said for, which decides its unit: people are measured in feet where roads are in miles.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// As Unicode's locale data calls it; nil: the unit stays.
    var name: String?

    /// Nothing in particular.
    public static var general: Self { Self(name: "default") }
    /// In the unit that it has.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of the air.
    public static var weather: Self { Self(name: "weather") }
    /// Of a body.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// About a person.
    public static var person: Self { Self(name: "person") }
    /// On a road.
    public static var road: Self { Self(name: "road") }
    /// How tall a person is.
    public static var personHeight: Self { Self(name: "person-height") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
    /// Of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// Of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// Of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// In food.
    public static var food: Self { Self(name: "food") }
    /// Of a workout: in the same units as in food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// Of wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// Of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Of liquids.
    public static var liquid: Self { Self(name: "fluid") }
}
