import Foundation

/// Groups that follow one another again and again in a section: mostly one.
@MainActor
final class GroupCycle {
    let groups: [SolvedGroup]
    /// How many cells come before each group, and how far each begins from the first; at the end those of the whole cycle.
    let leafStarts: [Int]
    let starts: [CGFloat]

    /// - Parameter step: how far the group behind one begins from it.
    init(_ groups: [SolvedGroup], step: (SolvedGroup) -> CGFloat) {
        self.groups = groups
        var (leafStarts, starts) = ([0], [CGFloat(0)])
        for group in groups {
            leafStarts.append(leafStarts[leafStarts.count - 1] + group.leaves.count)
            starts.append(starts[starts.count - 1] + step(group))
        }
        self.leafStarts = leafStarts
        self.starts = starts
    }

    var leafCount: Int { leafStarts[groups.count] }
    var length: CGFloat { starts[groups.count] }
}

/// The same cycle of groups so many times.
struct GroupRun {
    let cycle: GroupCycle
    var repetitions: Int
    var firstLeaf: Int
    /// Where its first group begins, with what is free before it.
    var start: CGFloat
    /// Which of the subitems its first group begins with.
    let cursor: Int
    /// True if sizes went into it that cells have asked for.
    let isMeasured: Bool

    @MainActor var leafCount: Int { cycle.leafCount * repetitions }
    @MainActor var groupCount: Int { cycle.groups.count * repetitions }
    @MainActor var length: CGFloat { cycle.length * CGFloat(repetitions) }
    @MainActor var endLeaf: Int { firstLeaf + leafCount }

    /// The last group of the run that begins at a position or before.
    @MainActor func groupIndex(beginningBefore offset: CGFloat) -> Int {
        let distance = offset - start
        guard distance > 0, cycle.length > 0 else { return 0 }
        let round = min(Int(min(distance / cycle.length, CGFloat(repetitions))), repetitions - 1)
        let rest = distance - CGFloat(round) * cycle.length
        let inRound = cycle.starts.dropLast().lastIndex { $0 <= rest } ?? 0
        return round * cycle.groups.count + inRound
    }

    @MainActor func groupIndex(ofLeaf leaf: Int) -> Int {
        let (round, rest) = (leaf - firstLeaf).quotientAndRemainder(dividingBy: cycle.leafCount)
        return round * cycle.groups.count + (cycle.leafStarts.dropLast().lastIndex { $0 <= rest } ?? 0)
    }

    /// A group of the run: its first cell's number and where it begins.
    @MainActor func group(_ index: Int) -> PlacedGroup {
        let (round, inRound) = index.quotientAndRemainder(dividingBy: cycle.groups.count)
        return PlacedGroup(
            group: cycle.groups[inRound], firstLeaf: firstLeaf + round * cycle.leafCount + cycle.leafStarts[inRound],
            start: start + CGFloat(round) * cycle.length + cycle.starts[inRound])
    }
}

/// One group at its position in a section.
struct PlacedGroup {
    let group: SolvedGroup
    let firstLeaf: Int
    /// With what is free before it.
    let start: CGFloat

    @MainActor var leaves: Range<Int> { firstLeaf..<firstLeaf + group.leaves.count }
}
