/// Where those of a sequence end up that are neither taken out nor put in: they fill the free positions in their old order.
///
/// Holds only the exceptions, so a question costs the logarithm of their number, whatever the length of the sequence.
package struct SurvivorMap: Sendable {
    /// Positions of the old sequence that are left: deleted, or moved away. Ascending, each once.
    private let left: [Int]
    /// Positions of the new sequence that are taken by others: inserted, or moved there. Ascending, each once.
    private let taken: [Int]

    package init(left: some Sequence<Int>, taken: some Sequence<Int>) {
        self.init(sortedLeft: left.sorted(), sortedTaken: taken.sorted())
    }

    package init(sortedLeft left: [Int], sortedTaken taken: [Int]) {
        self.left = left
        self.taken = taken
    }

    /// The new position of a survivor; nil for one that leaves.
    package func new(of old: Int) -> Int? { Self.position(of: old, without: left, among: taken) }

    /// The old position of a survivor; nil for one that came.
    package func old(of new: Int) -> Int? { Self.position(of: new, without: taken, among: left) }

    /// The position, in a sequence where `gaps` are not free, of the one that is at `position` when `missing` are not counted.
    private static func position(of position: Int, without missing: [Int], among gaps: [Int]) -> Int? {
        let before = missing.firstIndex(passing: { _, left in left >= position })
        guard before == missing.count || missing[before] != position else { return nil }
        let rank = position - before
        // A gap shifts those whose rank is not below the number of free positions in front of it.
        return rank + gaps.firstIndex(passing: { index, gap in gap - index > rank })
    }
}

extension [Int] {
    /// The index of the first element that passes; the count when none does. All that pass are behind all that do not.
    func firstIndex(passing passes: (_ index: Int, _ element: Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if passes(middle, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
