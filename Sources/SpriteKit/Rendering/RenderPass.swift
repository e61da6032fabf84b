import QuartzCore
import UIKit

/// What a node needs to know when it shows itself: where it is on the screen.
@MainActor
struct RenderPass {
    /// From the node's coordinates to points of the view, in which y grows downwards.
    var transform: CGAffineTransform
    /// With those of all parents.
    var alpha: CGFloat
    /// The part of the view that can be seen.
    let visible: CGRect
    /// Pixels per point.
    let scale: CGFloat

    /// True if a rectangle of the node can be seen at all.
    func isSeen(_ rect: CGRect) -> Bool { rect.applying(transform).intersects(visible) }

    /// Puts a layer where the node is.
    /// - Parameters:
    ///   - isFlipped: true if the y axis of the layer points downwards, as that of a picture.
    ///   - fades: false if the layer has its alpha in what it draws.
    func place(_ layer: CALayer, isFlipped: Bool, fades: Bool = true) {
        let flip = isFlipped ? CGAffineTransform(scaleX: 1, y: -1) : .identity
        var affine = flip.concatenating(transform)
        layer.position = CGPoint(x: affine.tx, y: affine.ty)
        (affine.tx, affine.ty) = (0, 0)
        layer.setAffineTransform(affine)
        layer.opacity = fades ? Float(alpha) : 1
    }
}
