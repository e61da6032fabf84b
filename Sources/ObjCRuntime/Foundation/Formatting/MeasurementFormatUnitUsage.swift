public import Foundation

/// What an amount is of, which decides the unit that people of a locale tell it in.
// apple: https://developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
    /// What the Unicode locale data call it; nil keeps the unit.
    let name: String?

    /// Anything else.
    public static var general: Self { Self(name: "default") }
    /// The unit stays.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focal-length") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of a body.
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
}
