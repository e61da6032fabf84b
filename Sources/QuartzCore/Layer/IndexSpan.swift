/// From the first to the last of some children of a layer.
struct IndexSpan {
    private var first: Int32 = 0
    private var end: Int32 = 0

    static let all = IndexSpan(first: 0, end: .max)

    init() {}

    private init(first: Int32, end: Int32) {
        self.first = first
        self.end = end
    }

    var isEmpty: Bool { end == 0 }

    mutating func add(_ index: Int) {
        let index = Int32(truncatingIfNeeded: index)
        self = end == 0 ? IndexSpan(first: index, end: index + 1) : IndexSpan(first: min(first, index), end: max(end, index + 1))
    }

    /// The indices in both, and between them, as far as there are so many children.
    func joined(with other: IndexSpan, count: Int) -> Range<Int> {
        if end == 0 { return other.end == 0 ? 0..<0 : other.range(count: count) }
        return other.end == 0
            ? range(count: count) : IndexSpan(first: min(first, other.first), end: max(end, other.end)).range(count: count)
    }

    func range(count: Int) -> Range<Int> { min(Int(first), count)..<min(Int(end), count) }
}
