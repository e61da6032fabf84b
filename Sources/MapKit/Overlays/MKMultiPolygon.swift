public import CoreLocation
import Foundation
import ObjCRuntime

/// Several surfaces that are drawn in one way.
// apple: https://developer.apple.com/documentation/mapkit/mkmultipolygon
@objcMembers open class MKMultiPolygon: MKShape, MKOverlay {
    /// The surfaces.
    public let polygons: [MKPolygon]
    /// The smallest rectangle with all surfaces.
    public let boundingMapRect: MKMapRect

    /// Several surfaces.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        boundingMapRect = polygons.reduce(.null) { $0.union($1.boundingMapRect) }
    }

    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}
