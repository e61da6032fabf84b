/// Values in the order in which they came. Taking the first one off takes the same time however many there are.
struct WaitingValues<Value> {
    private var values: [Value?] = []
    private var first = 0

    var count: Int { values.count - first }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ value: Value) { values.append(value) }

    /// The first one, which is taken off; nil if there is none.
    mutating func takeFirst() -> Value? {
        guard first < values.count else { return nil }
        defer {
            values[first] = nil
            first += 1
            // The room of those that have gone is given back when it is more than half of all.
            if first * 2 > values.count {
                values.removeFirst(first)
                first = 0
            }
        }
        return values[first]
    }
}
