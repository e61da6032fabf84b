import Foundation
import UIKitCore

/// Finds the frames of items that are in a row or a column.
@MainActor
struct LineSolver {
    /// The size of an item, and more, before it has its position.
    struct Piece {
        let item: NSCollectionLayoutItem
        var size: CGSize
        var nested: SolvedGroup?
        let leaf: Int
        /// The least gap before and behind it along the axis and across.
        let edges: PieceEdges
        var leafCount: Int { nested?.leaves.count ?? 1 }
    }

    let solver: GroupSolver
    let group: NSCollectionLayoutGroup
    let axis: CompositionalAxis
    let cursor: Int
    let firstLeaf: Int
    /// The group's insets, as far as they count.
    let insets: NSDirectionalEdgeInsets
    /// The group within its insets.
    let room: CGSize
    let outerSize: CGSize
    let decidesLength: Bool
    let decidesCross: Bool
    let spacing: CGFloat

    init(
        solver: GroupSolver, group: NSCollectionLayoutGroup, axis: CompositionalAxis, size: CGSize, cursor: Int, firstLeaf: Int
    ) {
        self.solver = solver
        self.group = group
        self.axis = axis
        self.cursor = cursor
        self.firstLeaf = firstLeaf
        outerSize = size
        decidesLength = axis.dimension(group.layoutSize).isEstimated
        decidesCross = axis.other.dimension(group.layoutSize).isEstimated
        insets = group.effectiveInsets
        room = size.reduced(by: insets)
        spacing = group.interItemSpacing?.usable ?? 0
    }

    func solve() -> SolvedGroup {
        var pieces = takePieces()
        growUniformPieces(&pieces)
        let cross = crossLength(&pieces)
        return LinePlacing(line: self, pieces: pieces, cross: cross).place()
    }

    // MARK: How many

    /// The most items that the group takes.
    private var greatestCount: Int {
        switch group.arrangement {
        case .sharing(_, let count), .repeating(_, let count): min(count, GroupSolver.greatestPieceCount)
        case .filling where decidesLength: group.subitems.count
        default: GroupSolver.greatestPieceCount
        }
    }

    private func item(_ index: Int) -> NSCollectionLayoutItem { group.subitems[(cursor + index) % group.subitems.count] }

    /// How many items would fit with nothing between them: so many spacings are taken off before fractions are worked out.
    private func countWithoutSpacing() -> Int {
        if case .sharing(_, let count) = group.arrangement { return count }
        if decidesLength { return greatestCount }
        guard group.subitems.contains(where: { axis.dimension($0.layoutSize).isFractional }) else { return 1 }
        var (used, count): (CGFloat, Int) = (0, 0)
        while count < greatestCount {
            let item = item(count)
            let edges = PieceEdges(item.edgeSpacing, axis: axis)
            let length = edges.length + solver.resolve(axis.dimension(item.layoutSize), in: room)
            guard used + length <= axis.length(room) + PixelGrid.tolerance else { break }
            used += length
            count += 1
            if count >= group.subitems.count, used <= 0 { break }
        }
        return count
    }

    // MARK: Taking items

    /// The room of which fractions are a part: without the spacings of the row.
    private func roomForFractions(_ count: Int) -> CGSize {
        let length = max(axis.length(room) - CGFloat(max(count - 1, 0)) * spacing, 0)
        return axis.size(length, cross: axis.other.length(room))
    }

    private func takePieces() -> [Piece] {
        guard !group.subitems.isEmpty else { return [] }
        let count = countWithoutSpacing()
        let room = roomForFractions(count)
        var share: CGFloat?
        if case .sharing = group.arrangement { share = solver.grid.floor(axis.length(room) / CGFloat(count)) }
        var pieces: [Piece] = []
        var (used, leafCount): (CGFloat, Int) = (0, 0)
        while pieces.count < greatestCount {
            guard var piece = makePiece(item(pieces.count), in: room, share: share, leaf: leafCount) else { break }
            let length = piece.edges.length + axis.length(piece.size) + (pieces.isEmpty ? 0 : spacing)
            if share == nil, !decidesLength, used + length > axis.length(self.room) + PixelGrid.tolerance { break }
            if piece.nested == nil, let nested = piece.item as? NSCollectionLayoutGroup {
                let solved = solver.solve(nested, size: piece.size, firstLeaf: firstLeaf + leafCount)
                if solved.leaves.isEmpty { break }
                piece.nested = solved
            }
            used += length
            leafCount += piece.leafCount
            pieces.append(piece)
            // Items without a size would fit for ever.
            if pieces.count >= group.subitems.count, used <= 0, share == nil { break }
        }
        return pieces
    }

    /// - Returns: nil for a group that decides its size and has nothing in it.
    private func makePiece(_ item: NSCollectionLayoutItem, in room: CGSize, share: CGFloat?, leaf: Int) -> Piece? {
        var size = solver.resolve(item.layoutSize, in: room)
        if let share { size = axis.size(share, cross: axis.other.length(size)) }
        let edges = PieceEdges(item.edgeSpacing, axis: axis)
        let decides = item.layoutSize.widthDimension.isEstimated || item.layoutSize.heightDimension.isEstimated
        guard decides else { return Piece(item: item, size: size, nested: nil, leaf: leaf, edges: edges) }
        if let nested = item as? NSCollectionLayoutGroup {
            let solved = solver.solve(nested, size: size, firstLeaf: firstLeaf + leaf)
            return solved.leaves.isEmpty ? nil : Piece(item: item, size: solved.size, nested: solved, leaf: leaf, edges: edges)
        }
        if let wanted = solver.wantedSize(firstLeaf + leaf) {
            if item.layoutSize.widthDimension.isEstimated { size.width = max(wanted.width, 0) }
            if item.layoutSize.heightDimension.isEstimated { size.height = max(wanted.height, 0) }
        }
        return Piece(item: item, size: size, nested: nil, leaf: leaf, edges: edges)
    }

    // MARK: Cross length

    /// Items that are uniform across siblings are all as large as the largest that has been seen.
    private func growUniformPieces(_ pieces: inout [Piece]) {
        let uniform = pieces.indices.filter { pieces[$0].nested == nil && pieces[$0].item.layoutSize.hasUniformDimension }
        guard !uniform.isEmpty else { return }
        let seen = uniform.filter { solver.wantedSize(firstLeaf + pieces[$0].leaf) != nil }
        guard !seen.isEmpty else { return }
        let size = CGSize(
            width: seen.map { pieces[$0].size.width }.max() ?? 0, height: seen.map { pieces[$0].size.height }.max() ?? 0)
        for index in uniform {
            let dimensions = pieces[index].item.layoutSize
            if dimensions.widthDimension.isUniformAcrossSiblings { pieces[index].size.width = size.width }
            if dimensions.heightDimension.isUniformAcrossSiblings { pieces[index].size.height = size.height }
        }
    }

    /// How long the group is across its axis, within its insets. Where items decide, those that are a part of it follow the others.
    private func crossLength(_ pieces: inout [Piece]) -> CGFloat {
        guard decidesCross else { return axis.other.length(room) }
        func outer(_ piece: Piece) -> CGFloat { axis.other.length(piece.size) + piece.edges.cross }
        func follows(_ piece: Piece) -> Bool { piece.nested == nil && axis.other.dimension(piece.item.layoutSize).isFractional }
        let deciding = pieces.filter { !follows($0) }
        guard !deciding.isEmpty else { return pieces.map(outer).max() ?? 0 }
        let cross = deciding.map(outer).max() ?? 0
        for index in pieces.indices where follows(pieces[index]) {
            let dimension = axis.other.dimension(pieces[index].item.layoutSize)
            guard (dimension.kind == .fractionalHeight) == (axis == .horizontal) else { continue }
            let length = solver.grid.floor(max(cross * dimension.dimension - pieces[index].edges.cross, 0))
            pieces[index].size = axis.size(axis.length(pieces[index].size), cross: length)
        }
        return cross
    }
}

extension NSCollectionLayoutDimension {
    var isFractional: Bool { isFractionalWidth || isFractionalHeight }
}

extension NSCollectionLayoutSize {
    var hasUniformDimension: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }
}

extension NSCollectionLayoutItem {
    /// The insets, without those along sides whose length is estimated.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
