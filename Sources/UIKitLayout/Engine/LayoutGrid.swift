import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// How solved numbers become frames.
///
/// observed: in a view outside of windows, at two pixels a point, origins come to whole points and sizes to whole pixels, halves away from
/// zero. So a size goes by the pixels of the screen; an origin by those of the window, where there is one.
struct LayoutGrid: Equatable {
    let originScale: CGFloat
    let sizeScale: CGFloat

    @MainActor init(for view: UIView) {
        sizeScale = max(view.displayHost.screen.scale, 1)
        originScale = view.windowLink == nil ? 1 : sizeScale
    }

    /// - Parameter rect: sizes below zero become zero.
    func rounded(_ rect: CGRect) -> CGRect {
        CGRect(
            x: Self.round(rect.origin.x, originScale), y: Self.round(rect.origin.y, originScale), width: length(rect.size.width),
            height: length(rect.size.height))
    }

    func length(_ length: CGFloat) -> CGFloat { max(Self.round(length, sizeScale), 0) }

    /// A length that holds all of another one.
    func roomy(_ length: CGFloat) -> CGFloat { max(((Self.usable(length) * sizeScale) - Self.noise).rounded(.up) / sizeScale, 0) }

    /// Sums of fractions miss a half by less than this.
    private static let noise: CGFloat = 1e-6

    /// Sums of numbers from a damaged file may overflow; no frame is farther away, or larger, than this. In points.
    private static let farthest: CGFloat = 1e9

    private static func usable(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }

    private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let value = usable(value)
        let pixels = (abs(value) * scale + noise).rounded(.toNearestOrAwayFromZero) / scale
        return value < 0 ? -pixels : pixels
    }
}
