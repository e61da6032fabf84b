public import CoreLocation
import Foundation
import ObjCRuntime

/// A surface with straight edges, and with holes.
// apple: https://developer.apple.com/documentation/mapkit/mkpolygon
@objcMembers open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes. Default: nil.
    // apple: https://developer.apple.com/documentation/mapkit/mkpolygon/interiorpolygons
    public let interiorPolygons: [MKPolygon]?

    /// A surface between points of the map.
    // apple: https://developer.apple.com/documentation/mapkit/mkpolygon/init(points:count:)
    @nonobjc public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }
    /// The same with holes.
    @nonobjc public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: max(count, 0))), holes: interiorPolygons)
    }
    /// A surface between places.
    // apple: https://developer.apple.com/documentation/mapkit/mkpolygon/init(coordinates:count:)
    @nonobjc public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    /// The same with holes.
    @nonobjc public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) { self.init(mapPoints: Self.mapPoints(coords, count), holes: interiorPolygons) }
    /// A surface without points.
    public convenience init() { self.init(mapPoints: [], holes: nil) }

    @nonobjc init(mapPoints: [MKMapPoint], holes: [MKPolygon]?) {
        interiorPolygons = holes
        super.init(mapPoints: mapPoints)
    }

    /// The smallest rectangle with all the points.
    open var boundingMapRect: MKMapRect { bounds }

    /// Returns true if the rectangle around the surface has something of another one.
    @objc(intersectsMapRect:) open func intersects(_ mapRect: MKMapRect) -> Bool { mapRect.touches(bounds) }
}

extension MKPolygon {
    /// The outline, and those of the holes.
    var rings: [MKPolygon] { [self] + (interiorPolygons ?? []) }
}
