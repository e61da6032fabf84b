import Foundation

/// A place on the flat map: 0, 0 is in the north-west, and the world is 2²⁸ wide and high.
// apple: https://developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Sendable {
    /// To the east.
    public var x: Double
    /// To the south.
    public var y: Double

    /// The north-west.
    public init() { self.init(x: 0, y: 0) }
    /// A place on the flat map.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Where a place lies on the flat map; -1, -1 for what is no place. Those nearer to a pole than the map reaches lie at its edge.
    // apple: https://developer.apple.com/documentation/mapkit/mkmappoint/init(_:)
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(x: Mercator.x(longitude: coordinate.longitude), y: Mercator.y(latitude: coordinate.latitude))
    }

    /// The place in degrees. Beyond the sides the world begins again.
    // apple: https://developer.apple.com/documentation/mapkit/mkmappoint/coordinate
    public var coordinate: CLLocationCoordinate2D { Mercator.coordinate(x: x, y: y) }

    /// How far it is to another place over the background, in metres.
    // apple: https://developer.apple.com/documentation/mapkit/mkmappoint/distance(to:)
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, point.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// A place on the flat map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Returns true if two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1.x == point2.x && point1.y == point2.y }
/// Where a place lies on the flat map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The place of a point in degrees.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// How far it is from one place to another over the background, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// How long a point of the map is at a latitude, in metres.
// apple: https://developer.apple.com/documentation/mapkit/mkmeterspermappointatlatitude(_:)
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    Mercator.metersPerPoint(atLatitude: latitude)
}
/// How many points of the map a metre has at a latitude.
// apple: https://developer.apple.com/documentation/mapkit/mkmappointspermeteratlatitude(_:)
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / Mercator.metersPerPoint(atLatitude: latitude) }
/// The two numbers of a point.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }

/// How many points of the screen a point of the map has: 1 is near, and less is farther away.
public typealias MKZoomScale = CGFloat

/// How wide a road is drawn, in points of the map.
// apple: https://developer.apple.com/documentation/mapkit/mkroadwidthatzoomscale(_:)
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 8 / zoomScale.squareRoot() : 0 }
