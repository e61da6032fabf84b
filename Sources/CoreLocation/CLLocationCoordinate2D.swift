public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

/// How well a place is to be known: the first two, better than metres say; the others in metres.
// apple: https://developer.apple.com/documentation/corelocation/cllocationaccuracy
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// As little as the user may allow. Its number is ours.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// Tells of every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Tells of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A place on the ground, in degrees.
// apple: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// North of the equator.
    public var latitude: CLLocationDegrees
    /// East of Greenwich.
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// No place at all.
// apple: https://developer.apple.com/documentation/corelocation/kcllocationcoordinate2dinvalid
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// apple: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2dmake(_:_:)
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a latitude is within ±90° and a longitude within ±180°.
// apple: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2disvalid(_:)
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
