public import CoreLocation
import Foundation
import ObjCRuntime

/// Something that covers a part of the map.
// apple: https://developer.apple.com/documentation/mapkit/mkoverlay
@objc public protocol MKOverlay: MKAnnotation {
    /// The middle.
    @objc var coordinate: CLLocationCoordinate2D { get }
    /// The part of the map that it covers.
    // apple: https://developer.apple.com/documentation/mapkit/mkoverlay/boundingmaprect
    @objc var boundingMapRect: MKMapRect { get }
    /// Returns true if it has something in a rectangle.
    @objc(intersectsMapRect:) optional func intersects(_ mapRect: MKMapRect) -> Bool
    /// True if nothing of the map below is to be seen. Default: false.
    @objc optional var canReplaceMapContent: Bool { get }
}

/// What an overlay lies above.
// apple: https://developer.apple.com/documentation/mapkit/mkoverlaylevel
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels
}
