import QuartzCore
import UIKit

/// A picture or a colour that is mixed with what is behind it. The y axis points upwards.
final class SpriteDrawing: LayerDrawing {
    private let image: CGImage?
    private let color: CGColor
    private let alpha: CGFloat
    private let mode: CGBlendMode
    let extent: CGRect
    var mixesWithBackground: Bool { true }

    init(image: CGImage?, color: CGColor, rect: CGRect, alpha: CGFloat, mode: CGBlendMode) {
        (self.image, self.color, extent, self.alpha, self.mode) = (image, color, rect.standardized, alpha, mode)
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        if let image {
            context.draw(image, in: extent)
        } else {
            context.setFillColor(color)
            context.fill(extent)
        }
    }

    func isEqual(to other: any LayerDrawing) -> Bool {
        guard let other = other as? SpriteDrawing else { return false }
        return image === other.image && color == other.color && extent == other.extent && alpha == other.alpha && mode == other.mode
    }
}
