import Foundation

/// One of the two directions in which a scroll view scrolls.
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical

    var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    subscript(_ axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Whether both coordinates can be calculated with.
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// At the nearest pixels.
    func rounded(toPixelsOf scale: CGFloat) -> CGPoint {
        CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }
}

extension CGSize {
    subscript(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
