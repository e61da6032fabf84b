import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws a surface with its holes.
// apple: https://developer.apple.com/documentation/mapkit/mkpolygonrenderer
@objcMembers open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer of a surface.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    /// The surface.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }

    open override func createPath() {
        let made = CGMutablePath()
        for ring in polygon.rings {
            made.addLines(between: ring.storage.map { point(for: $0) })
            made.closeSubpath()
        }
        path = made
    }

    @nonobjc override func pathToDraw(_ mapRect: MKMapRect) -> CGPath? {
        let seen = CGMutablePath()
        let clipping = PathClipping(rect: rect(for: mapRect))
        for ring in polygon.rings { clipping.add(surface: ring.storage.map { point(for: $0) }, to: seen) }
        return seen
    }
}
