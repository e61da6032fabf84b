import Foundation

/// A group whose items have frames. Never changes, and may stand for any number of groups that are alike.
///
/// Rectangles are in points from the group's corner, not yet on pixels.
@MainActor
final class SolvedGroup {
    /// The frame of one cell.
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        /// True if the cell decides how long its sides are.
        var decidesWidth = false
        var decidesHeight = false

        var decides: Bool { decidesWidth || decidesHeight }
    }

    /// A view that hangs on a cell or on a group.
    struct Badge {
        let item: NSCollectionLayoutSupplementaryItem
        var frame: CGRect
        /// Behind how many cells of the group it belongs.
        var leafCount: Int
    }

    /// One item of a group along its axis, with what is free at its edges.
    struct Piece {
        /// The first of its cells.
        let leaf: Int
        let leafCount: Int
        let start: CGFloat
        let end: CGFloat
        let crossLength: CGFloat
        let nested: SolvedGroup?
    }

    let axis: CompositionalAxis?
    let size: CGSize
    let leaves: [Leaf]
    let badges: [Badge]
    let pieces: [Piece]
    /// Which of the subitems begins the next group.
    let nextCursor: Int
    /// How far from the group's corner its items begin, and what is behind them, along the axis.
    let margins: (start: CGFloat, end: CGFloat)
    /// The free length behind the items of a group in which all have their positions.
    let rest: CGFloat
    /// The explicit height or width across the axis; nil if its items decide.
    let givenCross: CGFloat?
    /// Above and below the items, across the axis.
    let crossMargins: CGFloat

    init(
        axis: CompositionalAxis?, size: CGSize, leaves: [Leaf], badges: [Badge] = [], pieces: [Piece] = [], nextCursor: Int = 0,
        margins: (start: CGFloat, end: CGFloat) = (0, 0), rest: CGFloat = 0, givenCross: CGFloat? = nil, crossMargins: CGFloat = 0
    ) {
        self.axis = axis
        self.size = size
        self.leaves = leaves
        self.badges = badges
        self.pieces = pieces
        self.nextCursor = nextCursor
        self.margins = margins
        self.rest = rest
        self.givenCross = givenCross
        self.crossMargins = crossMargins
    }

    /// True if any of its cells says how large it is.
    var hasDecidingLeaves: Bool { leaves.contains(where: \.decides) }

    /// The same group with its first cells only: as short as they are, with what a full one has left over behind them.
    func cut(to count: Int) -> SolvedGroup {
        guard count < leaves.count else { return self }
        let badges = badges.filter { $0.leafCount <= count }
        guard let axis else { return copy(size: size, leaves: Array(leaves.prefix(count)), badges: badges, pieces: []) }
        let kept = Array(pieces.prefix { $0.leaf < count })
        let across = givenCross ?? (kept.map { cross(of: $0, count: count, axis) }.max() ?? 0) + crossMargins
        let lastEnd = kept.last.map { end(of: $0, count: count, axis) } ?? 0
        let size = axis.size(margins.start + lastEnd + rest + margins.end, cross: across)
        return copy(size: size, leaves: Array(leaves.prefix(count)), badges: badges, pieces: kept)
    }

    private func copy(size: CGSize, leaves: [Leaf], badges: [Badge], pieces: [Piece]) -> SolvedGroup {
        SolvedGroup(
            axis: axis, size: size, leaves: leaves, badges: badges, pieces: pieces, nextCursor: nextCursor, margins: margins, rest: rest,
            givenCross: givenCross, crossMargins: crossMargins)
    }

    /// Where a piece ends of which only some cells may be there.
    private func end(of piece: Piece, count: Int, _ axis: CompositionalAxis) -> CGFloat {
        guard let nested = piece.nested, piece.leaf + piece.leafCount > count else { return piece.end }
        let shorter = nested.cut(to: count - piece.leaf)
        return piece.end - axis.length(nested.size) + axis.length(shorter.size)
    }

    private func cross(of piece: Piece, count: Int, _ axis: CompositionalAxis) -> CGFloat {
        guard let nested = piece.nested, piece.leaf + piece.leafCount > count else { return piece.crossLength }
        let shorter = nested.cut(to: count - piece.leaf)
        return piece.crossLength - axis.other.length(nested.size) + axis.other.length(shorter.size)
    }
}
