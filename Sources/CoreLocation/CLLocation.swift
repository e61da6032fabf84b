public import Foundation
import ObjCRuntime

/// The floor of a building.
// apple: https://developer.apple.com/documentation/corelocation/clfloor
open class CLFloor: NSObject, @unchecked Sendable {
    /// 0 is that of the background.
    public let level: Int
    init(level: Int) { self.level = level }
}

/// Where the device was at a time.
// apple: https://developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// Where it was, in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// Above the sea, in metres.
    public let altitude: CLLocationDistance
    /// In metres; negative where the coordinate says nothing.
    public let horizontalAccuracy: CLLocationAccuracy
    /// In metres; not positive where the altitude says nothing.
    public let verticalAccuracy: CLLocationAccuracy
    /// Clockwise from the north, in degrees; negative if it is not known.
    public let course: CLLocationDirection
    /// In degrees; negative if the course is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// In metres per second; negative if it is not known.
    public let speed: CLLocationSpeed
    /// In metres per second; negative if the speed is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When it was there.
    public let timestamp: Date
    /// Nil: nothing here knows floors.
    open var floor: CLFloor? { nil }

    /// The place where equator and prime meridian meet, now.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// A place without height, now.
    // apple: https://developer.apple.com/documentation/corelocation/cllocation/init(latitude:longitude:)
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// A place of somebody who moves in no known direction.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1,
            speed: -1, timestamp: timestamp)
    }

    /// A place of somebody who moves.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place of somebody who moves, and how well that is known.
    // apple: https://developer.apple.com/documentation/corelocation/cllocation/init(coordinate:altitude:horizontalaccuracy:verticalaccuracy:course:courseaccuracy:speed:speedaccuracy:timestamp:)
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// The shortest way over the background to another place, in metres, whatever the heights are.
    // apple: https://developer.apple.com/documentation/corelocation/cllocation/distance(from:)
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic(start: coordinate, end: location.coordinate).length
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<\(format(coordinate.latitude)),\(format(coordinate.longitude))> +/- \(String(format: "%.2f", horizontalAccuracy))m "
            + "(speed \(String(format: "%.2f", speed)) mps / course \(String(format: "%.2f", course))) @ \(timestamp)"
    }

    private func format(_ degrees: Double) -> String { String(format: "%+.8f", degrees) }
}
