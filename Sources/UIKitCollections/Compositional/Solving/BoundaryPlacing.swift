import Foundation
import UIKitCore

/// Finds the frames of headers, footers and other views at the edges of a section or of a whole layout.
@MainActor
struct BoundaryPlacing {
    let axis: CompositionalAxis
    let grid: PixelGrid
    /// Of what fractions are parts.
    let sizeRoom: CGSize
    /// Between what they stand across the axis.
    let crossStart: CGFloat
    let crossEnd: CGFloat
    /// How long the content is, from 0 on.
    let naturalLength: CGFloat

    init(section: NSCollectionLayoutSection, room: SectionRoom, insets: NSDirectionalEdgeInsets, naturalLength: CGFloat) {
        let isOwn = room.boundaryClearance != nil
        var followed = section.supplementariesFollowInsets || isOwn ? insets : .zero
        if let clearance = room.boundaryClearance { followed = clearance }
        self.init(axis: room.axis, grid: room.grid, size: room.size, insets: room.across(followed), naturalLength: naturalLength)
    }

    /// - Parameter insets: only those across the axis.
    init(axis: CompositionalAxis, grid: PixelGrid, size: CGSize, insets: NSDirectionalEdgeInsets, naturalLength: CGFloat) {
        self.axis = axis
        self.grid = grid
        self.naturalLength = naturalLength
        sizeRoom = size.reduced(by: insets)
        crossStart = axis.other.start(insets)
        crossEnd = max(axis.other.length(size) - axis.other.end(insets), crossStart)
    }

    func size(of item: NSCollectionLayoutSupplementaryItem, wantedSize: CGSize?) -> CGSize {
        let solver = GroupSolver(grid: grid, environment: LayoutEnvironment.none) { _ in nil }
        var size = solver.resolve(item.layoutSize, in: sizeRoom)
        guard let wantedSize else { return size }
        if item.layoutSize.widthDimension.isEstimated { size.width = wantedSize.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = wantedSize.height }
        return size
    }

    /// The rectangle where content begins at 0; it may begin before. The item's own insets are not yet cut off.
    func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, wantedSize: CGSize?) -> CGRect {
        let size = size(of: item, wantedSize: wantedSize)
        let (length, cross) = (axis.length(size), axis.other.length(size))
        let isVertical = axis == .vertical
        let (side, crossSide) =
            isVertical
            ? (item.alignment.vertical, item.alignment.horizontal) : (item.alignment.horizontal, item.alignment.vertical)
        let position: CGFloat =
            switch side {
            case ..<0: item.extendsBoundary ? -length : 0
            case 1...: item.extendsBoundary ? naturalLength : naturalLength - length
            default: (naturalLength - length) / 2
            }
        let crossPosition: CGFloat =
            switch crossSide {
            case ..<0: crossStart
            case 1...: crossEnd - cross
            default: (crossStart + crossEnd - cross) / 2
            }
        return CGRect(
            origin: axis.point(position + axis.start(item.offset), cross: crossPosition + axis.other.start(item.offset)), size: size)
    }
}

extension LayoutEnvironment {
    /// Where nothing is asked of the environment.
    static var none: LayoutEnvironment {
        LayoutEnvironment(container: LayoutContainer(contentSize: .zero), traitCollection: UITraitCollection())
    }
}
