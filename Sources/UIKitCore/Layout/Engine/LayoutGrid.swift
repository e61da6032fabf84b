import Foundation

/// How solved numbers become frames.
///
/// observed: in a view outside of windows, at two pixels a point, origins come to whole points and sizes to whole pixels, halves away from
/// zero. So a size goes by the pixels of the screen; an origin by those of the window, where there is one.
struct LayoutGrid: Equatable {
    let originScale: CGFloat
    let sizeScale: CGFloat

    @MainActor init(for view: UIView) {
        sizeScale = max(view.host.screen.scale, 1)
        originScale = view.hostWindow == nil ? 1 : sizeScale
    }

    /// - Parameter rect: sizes below zero become zero.
    func rounded(_ rect: CGRect) -> CGRect {
        CGRect(
            x: Self.round(rect.origin.x, originScale), y: Self.round(rect.origin.y, originScale), width: length(rect.size.width),
            height: length(rect.size.height))
    }

    func length(_ length: CGFloat) -> CGFloat { max(Self.round(length, sizeScale), 0) }

    /// A length that holds all of another one.
    func roomy(_ length: CGFloat) -> CGFloat { max(((length * sizeScale) - Self.noise).rounded(.up) / sizeScale, 0) }

    /// Sums of fractions miss a half by less than this.
    private static let noise: CGFloat = 1e-6

    private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let pixels = (abs(value) * scale + noise).rounded(.toNearestOrAwayFromZero) / scale
        return value < 0 ? -pixels : pixels
    }
}
