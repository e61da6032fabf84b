import Foundation
import UIKitCore

/// The gaps at the four edges of an item, along the axis of its group and across it.
@MainActor
struct PieceEdges {
    let before: NSCollectionLayoutSpacing?
    let behind: NSCollectionLayoutSpacing?
    let crossBefore: NSCollectionLayoutSpacing?
    let crossBehind: NSCollectionLayoutSpacing?

    init(_ spacing: NSCollectionLayoutEdgeSpacing?, axis: CompositionalAxis) {
        let isHorizontal = axis == .horizontal
        before = isHorizontal ? spacing?.leading : spacing?.top
        behind = isHorizontal ? spacing?.trailing : spacing?.bottom
        crossBefore = isHorizontal ? spacing?.top : spacing?.leading
        crossBehind = isHorizontal ? spacing?.bottom : spacing?.trailing
    }

    /// The least length that both take.
    var length: CGFloat { (before?.usable ?? 0) + (behind?.usable ?? 0) }
    var cross: CGFloat { (crossBefore?.usable ?? 0) + (crossBehind?.usable ?? 0) }

    /// How many of them along the axis take a share of what is left.
    var flexibleCount: Int { Self.count(before, behind) }

    /// The gap before the item, across the axis, when so much is left.
    func crossStart(leftOver: CGFloat) -> CGFloat {
        let count = Self.count(crossBefore, crossBehind)
        let share = count == 0 ? 0 : max(leftOver, 0) / CGFloat(count)
        return (crossBefore?.usable ?? 0) + (crossBefore?.isFlexibleSpacing == true ? share : 0)
    }

    private static func count(_ spacings: NSCollectionLayoutSpacing?...) -> Int {
        spacings.filter { $0?.isFlexibleSpacing == true }.count
    }
}
