import Foundation
import UIKitCore

/// Finds the frames of a group's items.
@MainActor
struct GroupSolver {
    let grid: PixelGrid
    let environment: any NSCollectionLayoutEnvironment
    /// The size that the cell of an item has asked for, by the item's number in its section; nil until it was seen.
    let wantedSize: (Int) -> CGSize?

    /// So many items has a group at most, whatever room it has.
    static let greatestPieceCount = 100_000

    /// - Parameters:
    ///   - size: of the whole group, from its dimensions.
    ///   - cursor: which of its subitems comes first.
    ///   - firstLeaf: the number of the first cell, by which its wanted size is known.
    func solve(_ group: NSCollectionLayoutGroup, size: CGSize, cursor: Int = 0, firstLeaf: Int = 0) -> SolvedGroup {
        switch group.arrangement {
        case .custom(let provider): solveCustom(group, size: size, provider)
        case .filling(let axis), .sharing(let axis, _), .repeating(let axis, _):
            LineSolver(solver: self, group: group, axis: axis, size: size, cursor: cursor, firstLeaf: firstLeaf).solve()
        }
    }

    // MARK: Sizes

    /// The size that dimensions give in a room. Estimates stand for unknown ones. Estimates stand for what is not known.
    func resolve(_ size: NSCollectionLayoutSize, in room: CGSize) -> CGSize {
        CGSize(width: resolve(size.widthDimension, in: room), height: resolve(size.heightDimension, in: room))
    }

    func resolve(_ dimension: NSCollectionLayoutDimension, in room: CGSize) -> CGFloat {
        let value = dimension.dimension
        return switch dimension.kind {
        case .fractionalWidth: max(grid.floor(room.width * value), 0)
        case .fractionalHeight: max(grid.floor(room.height * value), 0)
        case .absolute, .estimated, .uniform: max(value, 0)
        }
    }

    // MARK: Badges

    func badges(_ items: [NSCollectionLayoutSupplementaryItem], on host: CGRect, leafCount: Int) -> [SolvedGroup.Badge] {
        items.map { item in
            SolvedGroup.Badge(
                item: item, frame: item.frame(size: resolve(item.layoutSize, in: host.size), on: host), leafCount: leafCount)
        }
    }

    // MARK: Places of an app's own

    private func solveCustom(
        _ group: NSCollectionLayoutGroup, size: CGSize, _ provider: NSCollectionLayoutGroupCustomItemProvider
    ) -> SolvedGroup {
        let container = LayoutContainer(contentSize: size, contentInsets: group.contentInsets)
        let items = provider(LayoutEnvironment(container: container, traitCollection: environment.traitCollection))
        let leaves = items.map { SolvedGroup.Leaf(frame: $0.frame.isUsable ? $0.frame : .zero, zIndex: $0.zIndex) }
        var size = size
        let end = leaves.reduce(CGRect.zero) { $0.union($1.frame) }
        if group.layoutSize.widthDimension.isEstimated { size.width = end.maxX }
        if group.layoutSize.heightDimension.isEstimated { size.height = end.maxY }
        let badges = badges(group.supplementaryItems, on: CGRect(origin: .zero, size: size), leafCount: 0)
        return SolvedGroup(axis: nil, size: size, leaves: leaves, badges: badges)
    }
}

extension CGRect {
    /// True if all its numbers are finite, and its size no less than nothing.
    var isUsable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    }
}
