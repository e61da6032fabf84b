import Foundation

/// By how much rows differ from what was taken for their heights, as far as they have been seen.
///
/// Takes memory for the neighbourhoods of rows that were seen, and a number for each neighbourhood of the section.
struct HeightCorrections: Equatable, Sendable {
    /// How many rows make a neighbourhood.
    static let blockSize = 32

    /// Differences of seen rows; not a number for the others.
    private var blocks: [Int: [CGFloat]] = [:]
    private var sums: RunningSums

    init(rowCount: Int) { sums = RunningSums(count: (rowCount + Self.blockSize - 1) / Self.blockSize) }

    var total: CGFloat { sums.total }

    /// Nil for a row that was not seen.
    subscript(row: Int) -> CGFloat? {
        guard let difference = blocks[row / Self.blockSize]?[row % Self.blockSize], !difference.isNaN else { return nil }
        return difference
    }

    func sum(before row: Int) -> CGFloat {
        let block = row / Self.blockSize
        let sum = sums.sum(before: block)
        guard row % Self.blockSize > 0, let differences = blocks[block] else { return sum }
        return differences[..<(row % Self.blockSize)].reduce(sum) { $1.isNaN ? $0 : $0 + $1 }
    }

    mutating func set(_ difference: CGFloat, for row: Int) {
        let change = difference - (self[row] ?? 0)
        let block = row / Self.blockSize
        blocks[block, default: [CGFloat](repeating: .nan, count: Self.blockSize)][row % Self.blockSize] = difference
        if change != 0 { sums.add(change, at: block) }
    }

    /// Takes the row for one that was not seen.
    mutating func forget(_ row: Int) {
        guard self[row] != nil else { return }
        set(0, for: row)
        blocks[row / Self.blockSize]?[row % Self.blockSize] = .nan
    }

    /// The seen rows and their differences, in no order.
    var all: [(row: Int, difference: CGFloat)] {
        blocks.flatMap { block, differences in
            differences.enumerated().compactMap { $1.isNaN ? nil : (block * Self.blockSize + $0, $1) }
        }
    }
}
