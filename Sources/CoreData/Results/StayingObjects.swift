/// Finds the changed objects whose position among the others has changed. Those that have not changed stay, whatever comes and goes.
struct StayingObjects {
    private(set) var moved: Set<ObjectIdentifier> = []

    init(_ old: FetchedContent, _ new: FetchedContent, _ changed: Set<ObjectIdentifier>) {
        let ranks = Dictionary(old.objects.enumerated().map { (ObjectIdentifier($1), $0) }) { $1 }
        var lower = -1
        // Between two objects that stay: those of the changed ones that were between them before.
        var waiting: [(id: ObjectIdentifier, rank: Int)] = []
        func close(_ upper: Int) {
            let candidates = waiting.filter { $0.rank > lower && $0.rank < upper }
            let staying = Set(Self.longestRise(candidates.map(\.rank)).map { candidates[$0].id })
            moved.formUnion(waiting.map(\.id).filter { !staying.contains($0) })
            waiting = []
            lower = upper
        }
        for object in new.objects {
            let id = ObjectIdentifier(object)
            guard let rank = ranks[id] else { continue }
            if old.sectionName(of: object) != new.sectionName(of: object) {
                moved.insert(id)
            } else if changed.contains(id) {
                waiting.append((id, rank))
            } else {
                close(rank)
            }
        }
        close(Int.max)
    }

    /// The indexes of the longest series of rising numbers.
    private static func longestRise(_ numbers: [Int]) -> [Int] {
        var ends: [Int] = []
        var former = [Int?](repeating: nil, count: numbers.count)
        for index in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
            }
            former[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: [Int] = []
        var next = ends.last
        while let index = next {
            rise.append(index)
            next = former[index]
        }
        return rise.reversed()
    }
}
