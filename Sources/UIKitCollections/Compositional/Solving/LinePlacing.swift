import Foundation
import UIKitCore

/// Puts the items of a row or column behind one another.
@MainActor
struct LinePlacing {
    let line: LineSolver
    let pieces: [LineSolver.Piece]
    /// How long the line is across its axis, within the group's insets.
    let cross: CGFloat
    private var solver: GroupSolver { line.solver }
    private var axis: CompositionalAxis { line.axis }

    init(line: LineSolver, pieces: [LineSolver.Piece], cross: CGFloat) {
        self.line = line
        self.pieces = pieces
        self.cross = cross
    }

    func place() -> SolvedGroup {
        let used = pieces.reduce(0) { $0 + axis.length($1.size) + $1.edges.length } + CGFloat(max(pieces.count - 1, 0)) * line.spacing
        let left = line.decidesLength ? 0 : max(axis.length(line.room) - used, 0)
        let hasFlexibleGaps = line.group.interItemSpacing?.isFlexibleSpacing == true
        let flexibleCount = pieces.reduce(hasFlexibleGaps ? pieces.count - 1 : 0) { $0 + $1.edges.flexibleCount }
        let share = flexibleCount > 0 ? left / CGFloat(flexibleCount) : 0
        let inner = line.decidesLength ? used : axis.length(line.room)
        let size = axis.size(
            inner + axis.start(line.insets) + axis.end(line.insets),
            cross: cross + axis.other.start(line.insets) + axis.other.end(line.insets))
        let outer = CGSize(
            width: line.group.layoutSize.widthDimension.isEstimated ? size.width : line.outerSize.width,
            height: line.group.layoutSize.heightDimension.isEstimated ? size.height : line.outerSize.height)

        var builder = Builder()
        var position: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            if index > 0 { position += line.spacing + (hasFlexibleGaps ? share : 0) }
            position = add(piece, at: position, share: share, to: &builder)
        }
        builder.badges += solver.badges(line.group.supplementaryItems, on: CGRect(origin: .zero, size: outer), leafCount: 0)
        return SolvedGroup(
            axis: axis, size: outer, leaves: builder.leaves, badges: builder.badges, pieces: builder.pieces, nextCursor: nextCursor,
            margins: (axis.start(line.insets), axis.end(line.insets)), rest: flexibleCount > 0 ? 0 : left,
            givenCross: line.decidesCross ? nil : axis.other.length(outer),
            crossMargins: axis.other.start(line.insets) + axis.other.end(line.insets))
    }

    private struct Builder {
        var leaves: [SolvedGroup.Leaf] = []
        var badges: [SolvedGroup.Badge] = []
        var pieces: [SolvedGroup.Piece] = []
    }

    private var nextCursor: Int {
        guard case .filling = line.group.arrangement, !line.decidesLength, !line.group.subitems.isEmpty else { return 0 }
        return (line.cursor + pieces.count) % line.group.subitems.count
    }

    /// - Returns: where the item ends.
    private func add(_ piece: LineSolver.Piece, at start: CGFloat, share: CGFloat, to builder: inout Builder) -> CGFloat {
        let edges = piece.edges
        let position = start + (edges.before?.usable ?? 0) + (edges.before?.isFlexibleSpacing == true ? share : 0)
        let end = position + axis.length(piece.size) + (edges.behind?.usable ?? 0) + (edges.behind?.isFlexibleSpacing == true ? share : 0)
        let crossLength = axis.other.length(piece.size)
        let crossPosition = edges.crossStart(leftOver: cross - crossLength - edges.cross)
        let origin = axis.point(position + axis.start(line.insets), cross: crossPosition + axis.other.start(line.insets))
        builder.pieces.append(
            SolvedGroup.Piece(
                leaf: piece.leaf, leafCount: piece.leafCount, start: position, end: end, crossLength: crossLength + edges.cross,
                nested: piece.nested))
        if let nested = piece.nested {
            addNested(nested, at: origin, to: &builder)
        } else {
            addLeaf(piece, at: origin, to: &builder)
        }
        return end
    }

    private func addNested(_ nested: SolvedGroup, at origin: CGPoint, to builder: inout Builder) {
        let first = builder.leaves.count
        for var leaf in nested.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            builder.leaves.append(leaf)
        }
        for var badge in nested.badges {
            badge.frame = badge.frame.offsetBy(dx: origin.x, dy: origin.y)
            badge.leafCount = first + max(badge.leafCount, 1)
            builder.badges.append(badge)
        }
    }

    private func addLeaf(_ piece: LineSolver.Piece, at origin: CGPoint, to builder: inout Builder) {
        let insets = piece.item.effectiveInsets
        let size = piece.size.reduced(by: insets)
        let frame = CGRect(origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: size)
        let dimensions = piece.item.layoutSize
        builder.leaves.append(
            SolvedGroup.Leaf(
                frame: frame, decidesWidth: dimensions.widthDimension.isEstimated, decidesHeight: dimensions.heightDimension.isEstimated))
        builder.badges += solver.badges(piece.item.supplementaryItems, on: frame, leafCount: builder.leaves.count)
    }
}
