public import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws several lines in one way.
// apple: https://developer.apple.com/documentation/mapkit/mkmultipolylinerenderer
@objcMembers open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer of several lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

    open override func createPath() {
        let made = CGMutablePath()
        for line in multiPolyline.polylines { made.addLines(between: line.storage.map { point(for: $0) }) }
        path = made
    }

    @nonobjc override func pathToDraw(_ mapRect: MKMapRect) -> CGPath? {
        let seen = CGMutablePath()
        let clipping = PathClipping(rect: rect(for: mapRect))
        for line in multiPolyline.polylines { clipping.add(line: line.storage.map { point(for: $0) }, to: seen) }
        return seen
    }

    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}
