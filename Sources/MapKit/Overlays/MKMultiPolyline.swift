public import CoreLocation
import Foundation
import ObjCRuntime

/// Several lines that are drawn in one way.
// apple: https://developer.apple.com/documentation/mapkit/mkmultipolyline
@objcMembers open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]
    /// The smallest rectangle with all lines.
    public let boundingMapRect: MKMapRect

    /// Several lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        boundingMapRect = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
    }

    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMapRect {
    /// The place in the middle; none of `null`.
    var middle: CLLocationCoordinate2D { isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate }
}
