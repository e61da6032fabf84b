import Foundation

/// The pixels of a screen: lengths that follow from fractions end on them, and everything begins on them.
struct PixelGrid: Equatable, Sendable {
    /// Pixels in a point.
    let scale: CGFloat
    /// The largest difference that rounding can make.
    static let tolerance: CGFloat = 1e-6

    init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// The greatest length in whole pixels that is no greater.
    func floor(_ length: CGFloat) -> CGFloat { (length * scale + Self.tolerance).rounded(.down) / scale }

    /// The smallest length in whole pixels that is no less.
    func ceil(_ length: CGFloat) -> CGFloat { (length * scale - Self.tolerance).rounded(.up) / scale }

    func nearest(_ position: CGFloat) -> CGFloat { (position * scale + Self.tolerance).rounded() / scale }

    /// A rectangle of the same size that begins on a pixel.
    func aligned(_ rect: CGRect) -> CGRect {
        CGRect(x: nearest(rect.minX), y: nearest(rect.minY), width: rect.width, height: rect.height)
    }
}
