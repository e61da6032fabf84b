import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws several surfaces in one way.
// apple: https://developer.apple.com/documentation/mapkit/mkmultipolygonrenderer
@objcMembers open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer of several surfaces.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

    /// The surfaces.
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

    open override func createPath() {
        let made = CGMutablePath()
        for ring in multiPolygon.polygons.flatMap(\.rings) {
            made.addLines(between: ring.storage.map { point(for: $0) })
            made.closeSubpath()
        }
        path = made
    }

    @nonobjc override func pathToDraw(_ mapRect: MKMapRect) -> CGPath? {
        let seen = CGMutablePath()
        let clipping = PathClipping(rect: rect(for: mapRect))
        for ring in multiPolygon.polygons.flatMap(\.rings) {
            clipping.add(surface: ring.storage.map { point(for: $0) }, to: seen)
        }
        return seen
    }
}
