import CoreGraphics
import Foundation

/// One of the two directions in which a scroll view scrolls.
package enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical

    package var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    package subscript(_ axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// True if both coordinates can be calculated with.
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// At the nearest pixels.
    package func rounded(toPixelsOf scale: CGFloat) -> CGPoint {
        CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }
}

extension CGSize {
    package subscript(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
