import Foundation
import UIKitCore

/// Where everything of one section stands, from the section's own corner: cells, headers, badges and backgrounds.
///
/// Worked out for reading from left to right. What cells ask for changes it group by group.
@MainActor
final class SectionSolution {
    let section: NSCollectionLayoutSection
    let room: SectionRoom
    let itemCount: Int
    /// Along which axis groups follow one another: across that of the layout where the section scrolls by itself.
    let groupAxis: CompositionalAxis
    private(set) var groups: GroupSequence
    /// Headers, footers and the like, in the order of the section's boundary items.
    private(set) var boundaryFrames: [CGRect] = []
    /// How far everything moved to make room for what stands before the content.
    private(set) var shift: CGFloat = 0
    /// How long the section is along the axis of the layout.
    private(set) var length: CGFloat = 0
    /// The section's insets, with what it keeps clear of.
    let insets: NSDirectionalEdgeInsets

    private let wanted: WantedSizes
    private var wantedBoundarySizes: [Int: CGSize]
    private let groupEdges: PieceEdges
    private let groupRoom: CGSize

    init(
        section: NSCollectionLayoutSection, itemCount: Int, room: SectionRoom, wantedSizes: [Int: CGSize] = [:],
        wantedBoundarySizes: [Int: CGSize] = [:]
    ) {
        self.section = section
        self.itemCount = itemCount
        self.room = room
        self.wantedBoundarySizes = wantedBoundarySizes
        let axis = room.axis
        let groupAxis = section.orthogonalScrollingBehavior == .none ? axis : axis.other
        self.groupAxis = groupAxis
        let clearance = room.across(room.clearance)
        let insets = section.contentInsets.usable + clearance
        self.insets = insets
        let whole = room.size.reduced(by: clearance)
        let inner = room.size.reduced(by: insets)
        groupRoom = groupAxis.size(groupAxis.length(whole), cross: groupAxis.other.length(inner))
        let wanted = WantedSizes(wantedSizes.filter { $0.key < itemCount })
        self.wanted = wanted
        let edges = PieceEdges(section.group.edgeSpacing, axis: groupAxis)
        groupEdges = edges
        let maker = Self.maker(section.group, room: room, groupRoom: groupRoom, wanted: wanted, axis: groupAxis, edges: edges, section)
        groups = GroupSequence(leafCount: itemCount, maker: maker, measured: section.group.touched(by: wanted.sizes.keys.sorted()))
        if groups.hasNoRoom { LayoutProblem.warn(noRoomIn: section.group) }
        placeBoundaryItems()
    }

    private static func maker(
        _ group: NSCollectionLayoutGroup, room: SectionRoom, groupRoom: CGSize, wanted: WantedSizes, axis: CompositionalAxis,
        edges: PieceEdges, _ section: NSCollectionLayoutSection
    ) -> GroupSequence.Maker {
        let solver = GroupSolver(grid: room.grid, environment: room.environment) { wanted.sizes[$0] }
        let blind = GroupSolver(grid: room.grid, environment: room.environment) { _ in nil }
        let size = solver.resolve(group.layoutSize, in: groupRoom)
        var templates: [Int: SolvedGroup] = [:]
        return GroupSequence.Maker(
            solve: { solver.solve(group, size: size, cursor: $0, firstLeaf: $1) },
            template: { cursor in
                if let known = templates[cursor] { return known }
                let template = blind.solve(group, size: size, cursor: cursor)
                templates[cursor] = template
                return template
            },
            length: { axis.length($0.size) + edges.length },
            spacing: section.interGroupSpacing.isFinite ? max(section.interGroupSpacing, 0) : 0,
            isMeasured: { wanted.sizes[$0] != nil })
    }

    // MARK: Boundary items

    /// How much the groups take along the axis of the layout.
    var groupsLength: CGFloat {
        guard groupAxis != room.axis else { return groups.length }
        return groups.greatestLength(along: room.axis) + groupEdges.cross
    }

    private func placeBoundaryItems() {
        let axis = room.axis
        let natural = axis.start(insets) + groupsLength + axis.end(insets)
        let placing = BoundaryPlacing(section: section, room: room, insets: insets, naturalLength: natural)
        boundaryFrames = section.boundarySupplementaryItems.enumerated().map { index, item in
            placing.frame(of: item, wantedSize: wantedBoundarySizes[index])
        }
        var (low, high) = (CGFloat(0), natural)
        for (item, frame) in zip(section.boundarySupplementaryItems, boundaryFrames) where item.extendsBoundary {
            low = min(low, axis.start(frame))
            high = max(high, axis.end(frame))
        }
        if section.topPadding.isFinite { low -= max(section.topPadding, 0) }
        shift = -low
        length = high - low
        boundaryFrames = zip(section.boundarySupplementaryItems, boundaryFrames).map { item, frame in
            room.grid.aligned(axis.moved(frame, by: shift).reduced(by: item.effectiveInsets))
        }
    }

    // MARK: Places

    /// The whole section.
    var frame: CGRect { CGRect(origin: .zero, size: room.axis.size(length, cross: room.axis.other.length(room.size))) }

    /// Where groups stand, and are seen through where the section scrolls by itself.
    var viewport: CGRect {
        let axis = room.axis
        let cross = max(axis.other.length(room.size) - axis.other.start(insets) - axis.other.end(insets), 0)
        let origin = axis.point(shift + axis.start(insets), cross: axis.other.start(insets))
        return CGRect(origin: origin, size: axis.size(groupsLength, cross: cross))
    }

    /// A group's own corner, without what is free at its edges.
    func origin(of group: PlacedGroup) -> CGPoint {
        let start = viewport.origin
        let cross = groupAxis.other.length(groupRoom) - groupAxis.other.length(group.group.size) - groupEdges.cross
        let position = groupAxis.start(start) + group.start + (groupEdges.before?.usable ?? 0)
        return groupAxis.point(position, cross: groupAxis.other.start(start) + groupEdges.crossStart(leftOver: cross))
    }

    func frame(of leaf: SolvedGroup.Leaf, at origin: CGPoint) -> CGRect {
        room.grid.aligned(leaf.frame.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// The frame of a cell; nil for one without.
    func position(ofItem item: Int) -> (frame: CGRect, leaf: SolvedGroup.Leaf)? {
        guard let placed = groups.group(ofLeaf: item) else { return nil }
        let leaf = placed.group.leaves[item - placed.firstLeaf]
        return (frame(of: leaf, at: origin(of: placed)), leaf)
    }

    /// Calls back for the groups that touch a rectangle.
    func forEachGroup(in rect: CGRect, _ body: (PlacedGroup) -> Void) {
        let start = groupAxis.start(viewport)
        groups.forEachGroup(from: groupAxis.start(rect) - start, to: groupAxis.end(rect) - start, body)
    }

    /// Where a background stands.
    func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
        let insets = decoration.contentInsets
        let size = frame.size.reduced(by: insets)
        return CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size)
    }

    // MARK: What cells ask for

    var wantedSizes: [Int: CGSize] { wanted.sizes }
    var knownBoundarySizes: [Int: CGSize] { wantedBoundarySizes }

    /// Takes over how large cells have asked to be.
    /// - Returns: whether anything has changed.
    func setWantedSizes(_ sizes: [Int: CGSize]) -> Bool {
        let isUniform = section.group.hasUniformItems
        let changed = sizes.filter { item, size in
            guard let position = position(ofItem: item), size.isUsable, position.leaf.decides else { return false }
            if isUniform, wanted.sizes[item] != size { return true }
            return position.leaf.decidesWidth && position.frame.width != size.width
                || position.leaf.decidesHeight && position.frame.height != size.height
        }
        guard !changed.isEmpty else { return false }
        for (item, size) in changed { wanted.sizes[item] = size }
        groups.update(section.group.touched(by: changed.keys.sorted()))
        placeBoundaryItems()
        return true
    }

    /// Takes over how large a header, footer or the like has asked to be.
    func setWantedBoundarySize(_ size: CGSize, of index: Int) -> Bool {
        guard size.isUsable, boundaryFrames.indices.contains(index), wantedBoundarySizes[index] != size else { return false }
        let former = boundaryFrames[index].size
        wantedBoundarySizes[index] = size
        placeBoundaryItems()
        return boundaryFrames[index].size != former
    }
}

/// How large cells have asked to be, by the numbers of their items.
@MainActor
final class WantedSizes {
    var sizes: [Int: CGSize]

    init(_ sizes: [Int: CGSize]) { self.sizes = sizes }
}

extension NSDirectionalEdgeInsets {
    /// Without what is no number.
    var usable: NSDirectionalEdgeInsets {
        func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
        return NSDirectionalEdgeInsets(
            top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
    }
}

extension CGSize {
    /// True if both sides are finite and no less than nothing.
    var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension NSCollectionLayoutGroup {
    /// The items whose groups may be others when some have said how large they are: where as many are in a group as fit, the one
    /// before each, too, as its group may take more now.
    /// - Parameter items: in rising order.
    func touched(by items: [Int]) -> [Int] {
        guard case .filling(let axis) = arrangement, subitems.contains(where: { axis.dimension($0.layoutSize).isEstimated }) else {
            return items
        }
        var touched: [Int] = []
        for item in items {
            if item > 0, touched.last != item - 1 { touched.append(item - 1) }
            touched.append(item)
        }
        return touched
    }

    /// True if any cell in it is as large as its siblings.
    var hasUniformItems: Bool {
        subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasUniformItems ?? $0.layoutSize.hasUniformDimension }
    }
}
