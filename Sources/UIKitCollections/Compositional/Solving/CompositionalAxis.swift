import Foundation
import UIKitCore

/// One of the two directions of a layout, and the lengths along it.
enum CompositionalAxis: Sendable {
    case horizontal, vertical

    var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }

    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func start(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func start(_ rect: CGRect) -> CGFloat { start(rect.origin) }
    func end(_ rect: CGRect) -> CGFloat { start(rect.origin) + length(rect.size) }
    func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
    func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }

    /// - Parameters:
    ///   - length: along this axis.
    ///   - cross: along the other.
    func size(_ length: CGFloat, cross: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
    }

    func point(_ position: CGFloat, cross: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
    }

    /// A rectangle moved along this axis.
    func moved(_ rect: CGRect, by distance: CGFloat) -> CGRect {
        self == .horizontal ? rect.offsetBy(dx: distance, dy: 0) : rect.offsetBy(dx: 0, dy: distance)
    }

    @MainActor func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        self == .horizontal ? size.widthDimension : size.heightDimension
    }
}

extension CompositionalAxis: CustomStringConvertible {
    var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
    /// Never below zero.
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(width: max(width - insets.leading - insets.trailing, 0), height: max(height - insets.top - insets.bottom, 0))
    }
}

extension CGRect {
    /// Smaller by insets, and never less than nothing. Leading is left.
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.reduced(by: insets))
    }
}
