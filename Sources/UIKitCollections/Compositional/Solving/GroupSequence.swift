import Foundation

/// All groups of a section behind one another.
///
/// Groups that are alike take neither time nor memory each. Where cells have said how large they are, groups stand by themselves.
@MainActor
struct GroupSequence {
    /// How groups are made, and what is between them.
    struct Maker {
        /// A group that begins with one of the subitems, at a cell's number, with what is known about its cells.
        let solve: (_ cursor: Int, _ firstLeaf: Int) -> SolvedGroup
        /// The same with nothing known.
        let template: (_ cursor: Int) -> SolvedGroup
        let length: (SolvedGroup) -> CGFloat
        let spacing: CGFloat
        let isMeasured: (Int) -> Bool
    }

    private(set) var runs: [GroupRun] = []
    private(set) var leafCount: Int
    private let maker: Maker
    /// How many groups were solved one by one since the sequence was made.
    private(set) var solvedCount = 0

    /// - Parameter measured: the numbers of cells that have said how large they are, in rising order.
    init(leafCount: Int, maker: Maker, measured: [Int] = []) {
        self.leafCount = leafCount
        self.maker = maker
        var next = 0
        append(untilLeaf: leafCount, cursor: 0) { leaf in
            while next < measured.count, measured[next] < leaf { next += 1 }
            return next < measured.count ? measured[next] : nil
        }
    }

    // MARK: Asking

    /// True if no item has a position, because the group has no room for the first one.
    var hasNoRoom: Bool { leafCount > 0 && runs.isEmpty }

    /// Where the last group ends.
    var length: CGFloat {
        guard let last = runs.last else { return 0 }
        return last.start + last.length - maker.spacing
    }

    var groupCount: Int { runs.reduce(0) { $0 + $1.groupCount } }

    func group(ofLeaf leaf: Int) -> PlacedGroup? {
        guard leaf >= 0, leaf < leafCount, !runs.isEmpty else { return nil }
        let run = runs[runIndex(ofLeaf: leaf)]
        guard leaf < run.endLeaf else { return nil }
        return run.group(run.groupIndex(ofLeaf: leaf))
    }

    /// Calls back for each group that touches a stretch.
    func forEachGroup(from low: CGFloat, to high: CGFloat, _ body: (PlacedGroup) -> Void) {
        guard !runs.isEmpty, low <= high else { return }
        var index = runIndex(beginningBefore: low)
        while index < runs.count, runs[index].start <= high {
            let run = runs[index]
            var group = run.groupIndex(beginningBefore: low)
            while group < run.groupCount {
                let placed = run.group(group)
                if placed.start > high { return }
                if placed.start + maker.length(placed.group) >= low { body(placed) }
                group += 1
            }
            index += 1
        }
    }

    /// How many different groups are stored.
    var storedGroupCount: Int { runs.reduce(0) { $0 + $1.cycle.groups.count } }

    private func runIndex(ofLeaf leaf: Int) -> Int { lastRun { $0.firstLeaf <= leaf } }
    private func runIndex(beginningBefore offset: CGFloat) -> Int { lastRun { $0.start <= offset } }

    private func lastRun(_ isBefore: (GroupRun) -> Bool) -> Int {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(runs[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Changing

    /// Gives groups their positions anew whose cells have said how large they are.
    /// - Parameter changed: the numbers of those cells, in rising order.
    mutating func update(_ changed: [Int]) {
        guard let first = changed.first, !runs.isEmpty else { return }
        let old = runs
        var oldIndex = runIndex(ofLeaf: first)
        runs.removeSubrange(oldIndex...)
        var (position, next) = (old[oldIndex].firstLeaf, 0)
        while position < leafCount {
            while next < changed.count, changed[next] < position { next += 1 }
            while oldIndex < old.count, old[oldIndex].endLeaf <= position { oldIndex += 1 }
            let change = next < changed.count ? changed[next] : leafCount
            if let reused = reusable(old[safely: oldIndex], at: position, upTo: change) {
                add(reused)
            } else {
                let limit = oldIndex < old.count ? old[oldIndex].cursor : 0
                let cursor = runs.last.map(cursorBehind) ?? limit
                if !appendGroup(at: position, cursor: cursor, until: nextBoundary(old, oldIndex, position, change)) { return }
            }
            position = runs.last?.endLeaf ?? leafCount
        }
    }

    /// The part of an old run from a cell on that nothing has changed in.
    private func reusable(_ run: GroupRun?, at position: Int, upTo change: Int) -> GroupRun? {
        guard let run, position < run.endLeaf, change > position else { return nil }
        let (rounds, rest) = (position - run.firstLeaf).quotientAndRemainder(dividingBy: run.cycle.leafCount)
        guard position >= run.firstLeaf, rest == 0, runs.last.map(cursorBehind) ?? run.cursor == run.cursor else { return nil }
        let untouched = change >= run.endLeaf ? run.repetitions : (change - run.firstLeaf) / run.cycle.leafCount
        guard untouched > rounds else { return nil }
        var part = run
        part.repetitions = untouched - rounds
        part.firstLeaf = position
        return part
    }

    /// Up to which cell groups may be made without looking for sizes.
    private func nextBoundary(_ old: [GroupRun], _ index: Int, _ position: Int, _ change: Int) -> Int {
        if change <= position { return position }
        for run in old[index...] where run.isMeasured && run.endLeaf > position { return min(change, max(run.firstLeaf, position)) }
        return change
    }

    private func cursorBehind(_ run: GroupRun) -> Int { run.cycle.groups[run.cycle.groups.count - 1].nextCursor }

    /// Adds a run behind the others.
    private mutating func add(_ run: GroupRun) {
        var run = run
        run.start = runs.last.map { $0.start + $0.length } ?? 0
        runs.append(run)
    }

    private mutating func append(_ groups: [SolvedGroup], times: Int, at leaf: Int, cursor: Int, isMeasured: Bool) {
        let cycle = GroupCycle(groups) { maker.length($0) + maker.spacing }
        add(GroupRun(cycle: cycle, repetitions: times, firstLeaf: leaf, start: 0, cursor: cursor, isMeasured: isMeasured))
    }

    /// Adds groups until a cell's number is reached.
    private mutating func append(untilLeaf end: Int, cursor: Int, nextMeasured: (Int) -> Int?) {
        var (position, cursor) = (0, cursor)
        while position < end {
            guard appendGroup(at: position, cursor: cursor, until: min(nextMeasured(position) ?? end, end)) else { return }
            position = runs.last?.endLeaf ?? end
            cursor = runs.last.map(cursorBehind) ?? 0
        }
    }

    /// Adds as many groups that are alike as come before a cell's number; at least one, with what is known.
    /// - Returns: false if the group has no room for anything.
    private mutating func appendGroup(at position: Int, cursor: Int, until limit: Int) -> Bool {
        let cycle = templateCycle(cursor)
        guard let first = cycle.first, !first.leaves.isEmpty else { return appendWithoutRoom(at: position, cursor: cursor, limit) }
        let perCycle = cycle.reduce(0) { $0 + $1.leaves.count }
        let rounds = max(limit - position, 0) / perCycle
        if rounds > 0 {
            append(cycle, times: rounds, at: position, cursor: cursor, isMeasured: false)
            return true
        }
        solvedCount += 1
        let rest = leafCount - position
        // Where the end of the items is all that breaks the pattern, the full group is known already.
        let isKnown = limit >= min(position + first.leaves.count, leafCount)
        let solved = isKnown ? first : maker.solve(cursor, position)
        guard !solved.leaves.isEmpty else { return appendWithoutRoom(at: position, cursor: cursor, limit) }
        append([solved.cut(to: rest)], times: 1, at: position, cursor: cursor, isMeasured: !isKnown)
        return true
    }

    /// A subitem that does not even fit by itself is passed over, but for the first one: then nothing is shown.
    private mutating func appendWithoutRoom(at position: Int, cursor: Int, _ limit: Int) -> Bool {
        guard cursor == 0 else { return appendGroup(at: position, cursor: 0, until: limit) }
        runs = []
        return false
    }

    /// The groups that follow one another from a subitem on until they come round; only the first where that is later.
    private func templateCycle(_ cursor: Int) -> [SolvedGroup] {
        var (groups, next): ([SolvedGroup], Int) = ([], cursor)
        var seen: Set<Int> = []
        while seen.insert(next).inserted {
            let group = maker.template(next)
            if group.leaves.isEmpty { return groups.isEmpty ? [group] : [groups[0]] }
            groups.append(group)
            next = group.nextCursor
        }
        return next == cursor ? groups : [groups[0]]
    }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { index < count ? self[index] : nil }
}

extension GroupSequence {
    /// How long the longest group is along an axis.
    func greatestLength(along axis: CompositionalAxis) -> CGFloat {
        runs.reduce(0) { greatest, run in run.cycle.groups.reduce(greatest) { max($0, axis.length($1.size)) } }
    }
}
