import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws a circle.
// apple: https://developer.apple.com/documentation/mapkit/mkcirclerenderer
@objcMembers open class MKCircleRenderer: MKOverlayPathRenderer {
    /// A renderer of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    /// The circle.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(mapRect: .null) }

    open override func createPath() {
        let square = rect(for: circle.boundingMapRect)
        guard !square.isNull else { return }
        path = CGPath(ellipseIn: square, transform: nil)
    }

    @nonobjc override func pathToDraw(_ mapRect: MKMapRect) -> CGPath? {
        let (square, seen) = (circle.boundingMapRect, rect(for: mapRect))
        // Seen whole, or nearly: a circle. Seen from very near it is drawn as the corners that lie in sight.
        guard !square.isNull, square.width > mapRect.width * 50 else { return path }
        let (middle, radius) = (point(for: MKMapPoint(x: square.midX, y: square.midY)), square.width / 2)
        let corners = (0..<7_200).map { index in
            let angle = Double(index) / 3_600 * .pi
            return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        let cut = CGMutablePath()
        PathClipping(rect: seen).add(surface: corners, to: cut)
        return cut
    }
}
