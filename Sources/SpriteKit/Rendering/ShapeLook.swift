import QuartzCore
import UIKit

/// What a shape node looks like.
struct ShapeLook {
    var path: CGPath?
    var fillColor = UIColor.clear
    var strokeColor = UIColor.white
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var isAntialiased = true
    var blendMode = SKBlendMode.alpha

    private var isStroked: Bool { lineWidth > 0 && strokeColor.cgColor.alpha > 0 }
    private var isFilled: Bool { fillColor.cgColor.alpha > 0 }

    /// The rectangle about what is drawn; nil if that is nothing.
    var extent: CGRect? {
        guard let path, !path.isEmpty, isStroked || isFilled else { return nil }
        let box = path.boundingBoxOfPath
        guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { return nil }
        guard isStroked else { return box }
        // Points reach farther than half the line.
        let reach = lineWidth / 2 * (lineJoin == .miter ? 1.5 : 1)
        return box.insetBy(dx: -reach, dy: -reach)
    }

    func draw(in context: CGContext) {
        guard let path else { return }
        context.setShouldAntialias(isAntialiased)
        if isFilled {
            context.setFillColor(fillColor.cgColor)
            context.addPath(path)
            context.fillPath()
        }
        guard isStroked else { return }
        context.setStrokeColor(strokeColor.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        context.addPath(path)
        context.strokePath()
    }
}
