/// A set of small numbers.
struct SlotSet {
    private var first: UInt64 = 0
    private var rest: Set<Int> = []

    var isEmpty: Bool { first == 0 && rest.isEmpty }

    mutating func insert(_ slotIndex: Int) {
        if slotIndex < 64 { first |= 1 << UInt64(slotIndex) } else { rest.insert(slotIndex) }
    }

    func contains(_ slotIndex: Int) -> Bool { slotIndex < 64 ? first & (1 << UInt64(slotIndex)) != 0 : rest.contains(slotIndex) }

    mutating func formUnion(_ other: SlotSet) {
        first |= other.first
        if !other.rest.isEmpty { rest.formUnion(other.rest) }
    }

    mutating func removeAll() { self = SlotSet() }
}
