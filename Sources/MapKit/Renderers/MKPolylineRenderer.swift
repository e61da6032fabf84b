public import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws a line. Nothing is filled.
// apple: https://developer.apple.com/documentation/mapkit/mkpolylinerenderer
@objcMembers open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    /// Where the drawn part begins, from 0 to 1. Default: 0.
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Where the drawn part ends, from 0 to 1. Default: 1.
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// The points of the overlay, which may be the outline of a surface too.
    private var points: [CGPoint] { (overlay as? MKMultiPoint)?.storage.map { point(for: $0) } ?? [] }

    private var drawnPoints: [CGPoint] {
        strokeStart <= 0 && strokeEnd >= 1 ? points : LinePiece.piece(of: points, from: strokeStart, to: strokeEnd)
    }

    open override func createPath() {
        let made = CGMutablePath()
        made.addLines(between: points)
        path = made
    }

    @nonobjc override func pathToDraw(_ mapRect: MKMapRect) -> CGPath? {
        let seen = CGMutablePath()
        PathClipping(rect: rect(for: mapRect)).add(line: drawnPoints, to: seen)
        return seen
    }

    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}
