public import CoreLocation
import Foundation
import ObjCRuntime

/// A line through points.
// apple: https://developer.apple.com/documentation/mapkit/mkpolyline
@objcMembers open class MKPolyline: MKMultiPoint, MKOverlay {
    /// A line through points of the map.
    // apple: https://developer.apple.com/documentation/mapkit/mkpolyline/init(points:count:)
    @nonobjc public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
    }
    /// A line through places. It does not go over the side of the world.
    // apple: https://developer.apple.com/documentation/mapkit/mkpolyline/init(coordinates:count:)
    @nonobjc public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: Self.mapPoints(coords, count))
    }
    /// A line without points.
    public convenience init() { self.init(mapPoints: []) }

    @nonobjc override init(mapPoints: [MKMapPoint]) { super.init(mapPoints: mapPoints) }

    /// The smallest rectangle with all the points.
    open var boundingMapRect: MKMapRect { bounds }

    /// Returns true if the rectangle around the line has something of another one.
    @objc(intersectsMapRect:) open func intersects(_ mapRect: MKMapRect) -> Bool { mapRect.touches(bounds) }
}

extension MKMapRect {
    /// True for rectangles without width or height, too, as upright lines have.
    func touches(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
