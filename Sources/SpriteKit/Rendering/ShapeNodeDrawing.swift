import QuartzCore
import UIKit

/// A shape node as it looks at one moment. The y axis points upwards.
final class ShapeNodeDrawing: LayerDrawing {
    private let look: ShapeLook
    let extent: CGRect
    let alpha: CGFloat

    init(_ look: ShapeLook, extent: CGRect, alpha: CGFloat) { (self.look, self.extent, self.alpha) = (look, extent, alpha) }

    var mixesWithBackground: Bool { !look.blendMode.isPlain }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(look.blendMode.mode)
        context.setAlpha(alpha)
        look.draw(in: context)
    }

    func isEqual(to other: any LayerDrawing) -> Bool { other === self }
}
