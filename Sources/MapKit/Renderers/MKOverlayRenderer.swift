public import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// Draws an overlay. Its points are those of the map, counted from the north-west corner of the overlay.
// apple: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer
@objcMembers open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// How opaque all of it is. Default: 1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }
    /// How many pixels a point has where it is drawn.
    open internal(set) var contentScaleFactor: CGFloat = 1
    /// Asks the map to be drawn again in a rectangle.
    @nonobjc final var redraw: ((MKMapRect) -> Void)?

    /// A renderer of an overlay.
    // apple: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer/init(overlay:)
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// A renderer of nothing.
    public override convenience init() { self.init(overlay: MKPolyline()) }

    // MARK: Points

    private var origin: MKMapPoint {
        let rect = overlay.boundingMapRect
        return rect.isNull ? MKMapPoint() : rect.origin
    }

    /// Where a point of the map is for the renderer.
    // apple: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer/point(for:)
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    /// The point of the map at one of the renderer.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
    /// Where a rectangle of the map is for the renderer.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        mapRect.isNull
            ? .null : CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// The rectangle of the map at one of the renderer.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        rect.isNull ? .null : MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    // MARK: Drawing

    /// Returns true if it can draw at once. One that returns false calls ``setNeedsDisplay(_:zoomScale:)`` when it can.
    // apple: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer/candraw(_:zoomscale:)
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws what lies in a rectangle of the map; on the main thread here. The base class draws nothing.
    // apple: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer/draw(_:zoomscale:in:)
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Has all of it drawn again.
    open func setNeedsDisplay() { setNeedsDisplay(overlay.boundingMapRect) }
    /// Has what lies in a rectangle drawn again.
    @nonobjc open func setNeedsDisplay(_ mapRect: MKMapRect) { redraw?(mapRect) }
    /// The same for one scale.
    @nonobjc open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { redraw?(mapRect) }
}
