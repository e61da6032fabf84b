/// The plane as two paths divide it: pieces that meet at their ends only, and for each how often either path goes round what lies on its
/// two sides.
struct PathArrangement {
    /// Pieces that lie on each other, as one, from its smaller point to its greater one.
    struct Border {
        var start, end: GridPoint
        /// By how much the turns of each path grow from the right side to the left one.
        var steps = SIMD2<Int>(0, 0)
        /// The turns of each path on the right side: below, or to the right of an upright one.
        var turnsOnRight = SIMD2<Int>(0, 0)
        /// One of the pieces, from which the shape of the curve is taken.
        var edge: PathEdge

        var turnsOnLeft: SIMD2<Int> { turnsOnRight &+ steps }
    }

    private(set) var borders: [Border] = []
    /// The pieces in the order of their paths.
    let edges: [PathEdge]
    private var indices: [Ends: Int] = [:]

    private struct Ends: Hashable {
        var start, end: GridPoint
    }

    /// - Parameter counted: whether a piece belongs to what is filled.
    init(_ edges: [PathEdge], counted: (PathEdge) -> Bool = { _ in true }) {
        self.edges = edges
        for edge in edges {
            let isForward = edge.start < edge.end
            let ends = isForward ? Ends(start: edge.start, end: edge.end) : Ends(start: edge.end, end: edge.start)
            let index = indices[ends] ?? borders.count
            if index == borders.count {
                indices[ends] = index
                borders.append(Border(start: ends.start, end: ends.end, edge: edge))
            }
            if counted(edge) { borders[index].steps[edge.owner] += isForward ? 1 : -1 }
        }
        countTurns()
    }

    /// The border that a piece is on.
    func border(of edge: PathEdge) -> Border? {
        indices[Ends(start: min(edge.start, edge.end), end: max(edge.start, edge.end))].map { borders[$0] }
    }

    /// Looks down from the middle of each border, and adds up what is crossed.
    private mutating func countTurns() {
        guard let left = borders.map(\.start.x).min(), let right = borders.map(\.end.x).max() else { return }
        let columns = PathColumns(borders, from: left, to: right)
        for index in borders.indices {
            let border = borders[index]
            // Twice the coordinates, so that a middle is on the grid.
            let middle = GridPoint(x: border.start.x + border.end.x, y: border.start.y + border.end.y)
            var turns = SIMD2<Int>(0, 0)
            for other in columns.borders(at: middle.x) where other != index {
                let candidate = borders[other]
                guard candidate.steps != .zero, candidate.start.x != candidate.end.x else { continue }
                // An upright border so looks down a little to its right.
                guard candidate.start.x * 2 <= middle.x, middle.x < candidate.end.x * 2 else { continue }
                let (start, end) = (
                    GridPoint(x: candidate.start.x * 2, y: candidate.start.y * 2), GridPoint(x: candidate.end.x * 2, y: candidate.end.y * 2)
                )
                if GridPoint.side(of: middle, from: start, to: end) > 0 { turns = turns &+ candidate.steps }
            }
            borders[index].turnsOnRight = turns
        }
    }
}

/// Finds the borders above and below a place without looking at all.
private struct PathColumns {
    private let left: Int64
    private let width: Int64
    private var columns: [[Int]]

    init(_ borders: [PathArrangement.Border], from left: Int64, to right: Int64) {
        let count = Int64(min(max(borders.count / 2, 1), 4096))
        self.left = left
        width = max((right - left) / count + 1, 1)
        columns = Array(repeating: [], count: Int(count))
        for (index, border) in borders.enumerated() {
            let first = Int((border.start.x - left) / width)
            let last = Int((border.end.x - left) / width)
            for column in first...last { columns[column].append(index) }
        }
    }

    /// - Parameter doubled: twice the coordinate of the place.
    func borders(at doubled: Int64) -> [Int] { columns[min(Int((doubled / 2 - left) / width), columns.count - 1)] }
}
