/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// A length in metres, by which something may be off.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// A speed in metres a second, by which something may be off.
public typealias CLLocationSpeedAccuracy = Double
/// Clockwise from the north, in degrees.
public typealias CLLocationDirection = Double
/// An angle in degrees, by which something may be off.
public typealias CLLocationDirectionAccuracy = Double

/// How well a place is to be known: the first two, better than metres say; the others in metres.
// apple: https://developer.apple.com/documentation/corelocation/cllocationaccuracy
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As well as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// 1,000 metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// 3,000 metres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// As little as the user may allow. Its number is ours.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// Tells of every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Tells of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The longest length that there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A place on the background, in degrees.
// apple: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// North of the equator.
    public var latitude: CLLocationDegrees
    /// East of Greenwich.
    public var longitude: CLLocationDegrees

    /// On the equator at 0°.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// A place in degrees: to the north and to the east.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// No place at all.
// apple: https://developer.apple.com/documentation/corelocation/kcllocationcoordinate2dinvalid
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place in degrees: to the north and to the east.
// apple: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2dmake(_:_:)
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns true if a latitude is within ±90° and a longitude within ±180°.
// apple: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2disvalid(_:)
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
