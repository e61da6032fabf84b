import Foundation

/// A part of the world around a place.
// apple: https://developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How much there is around it.
    public var span: MKCoordinateSpan

    /// Nothing, on the equator at 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// So many degrees around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// So many metres around a place: from south to north, and from west to east.
    // apple: https://developer.apple.com/documentation/mapkit/mkcoordinateregion/init(center:latitudinalmeters:longitudinalmeters:)
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = Ellipsoid.degree(atLatitude: centerCoordinate.latitude)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree.north, 180), longitudeDelta: min(longitudinalMeters / degree.east, 360)))
    }

    /// What a rectangle of the map shows.
    // apple: https://developer.apple.com/documentation/mapkit/mkcoordinateregion/init(_:)
    public init(_ rect: MKMapRect) {
        let (northWest, southEast) = (Mercator.coordinate(x: rect.minX, y: rect.minY), Mercator.coordinate(x: rect.maxX, y: rect.maxY))
        self.init(
            center: Mercator.coordinate(x: rect.midX, y: rect.midY),
            span: MKCoordinateSpan(
                latitudeDelta: northWest.latitude - southEast.latitude,
                longitudeDelta: min(rect.width / Mercator.worldWidth * 360, 360)))
    }

    /// True if the region has a place for its middle, and stays within the world.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }

    /// The rectangle of the map around the middle that has all of the region.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let north = Mercator.y(latitude: min(center.latitude + span.latitudeDelta / 2, 90))
        let south = Mercator.y(latitude: max(center.latitude - span.latitudeDelta / 2, -90))
        let (width, height) = (span.longitudeDelta / 360 * Mercator.worldWidth, south - north)
        return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// As MapKit writes it where it complains of one.
    var text: String {
        let numbers = [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
            .map { String(format: "%+.8f", $0) }
        return "<center:\(numbers[0]), \(numbers[1]) span:\(numbers[2]), \(numbers[3])>"
    }
}

/// So many degrees around a place.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// So many metres around a place: from south to north, and from west to east.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// What a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
