public import CoreLocation
import Foundation
import ObjCRuntime

/// All places within a distance of one.
// apple: https://developer.apple.com/documentation/mapkit/mkcircle
@objcMembers open class MKCircle: MKShape, MKOverlay {
    private let middle: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    /// The square around the circle.
    public let boundingMapRect: MKMapRect

    /// All places within so many metres.
    // apple: https://developer.apple.com/documentation/mapkit/mkcircle/init(center:radius:)
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        middle = coord
        self.radius = radius
        let point = MKMapPoint(coord)
        let half = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
        boundingMapRect =
            half.isFinite && half >= 0 && CLLocationCoordinate2DIsValid(coord)
            ? MKMapRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half) : .null
    }

    /// The circle in a rectangle.
    // apple: https://developer.apple.com/documentation/mapkit/mkcircle/init(maprect:)
    public init(mapRect: MKMapRect) {
        let half = min(mapRect.width, mapRect.height) / 2
        middle = mapRect.middle
        radius = half * MKMetersPerMapPointAtLatitude(middle.latitude)
        boundingMapRect =
            mapRect.isNull
            ? .null : MKMapRect(x: mapRect.midX - half, y: mapRect.midY - half, width: 2 * half, height: 2 * half)
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D { middle }

    /// Returns true if the square around the circle has something of a rectangle.
    @objc(intersectsMapRect:) open func intersects(_ mapRect: MKMapRect) -> Bool { mapRect.touches(boundingMapRect) }
}
