public import CoreGraphics
import Foundation
import ObjCRuntime
public import UIKit

/// Draws an overlay as a path that is filled and stroked.
// apple: https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@objcMembers open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Inside the path. Default: nil, nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Along the path. Default: nil, nothing.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// In points of the screen. Default: 0, as wide as a road.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Default: round.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// Default: round.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// Default: 10.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// In points of the screen. Default: 0.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Strokes and gaps in turn, in points of the screen. Default: nil, without gaps.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Kept for code that sets it: lines are always drawn as paths here. Default: true.
    open var shouldRasterize = false

    private var storedPath: CGPath?
    private var isCreating = false

    /// The path, in the renderer's points. Made by ``createPath()`` when it is first asked for.
    // apple: https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer/path
    open var path: CGPath! {
        get {
            if storedPath == nil, !isCreating {
                isCreating = true
                createPath()
                isCreating = false
            }
            return storedPath
        }
        set {
            storedPath = newValue
            if !isCreating { setNeedsDisplay() }
        }
    }

    /// Sets ``path``. The base class leaves it as it is.
    open func createPath() {}

    /// Forgets ``path`` and has it made again.
    open func invalidatePath() {
        storedPath = nil
        setNeedsDisplay()
    }

    // MARK: Drawing

    /// The path that is drawn for a rectangle of the map; ``path``, if a subclass does not leave out what is far away.
    @nonobjc func pathToDraw(_ mapRect: MKMapRect) -> CGPath? { path }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        // A line at the edge of the rectangle is half outside, and its corners more.
        let margin = (drawnWidth(zoomScale) * 4 + 8) / zoomScale
        guard let drawn = pathToDraw(mapRect.insetBy(dx: -margin, dy: -margin)) else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(drawn, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(drawn, in: context)
        }
    }

    private func drawnWidth(_ zoomScale: MKZoomScale) -> CGFloat {
        lineWidth > 0 ? lineWidth : MKRoadWidthAtZoomScale(zoomScale) * zoomScale
    }

    /// Gives a context the colour of the inside.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Gives a context the colour and the shape of the line.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(drawnWidth(zoomScale) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale }
        if lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
        } else {
            context.setLineDash(phase: 0, lengths: [])
        }
    }

    /// Fills a path. What two parts of it enclose together is a hole.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Strokes a path.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
}
