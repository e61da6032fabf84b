/// Which item is in which slot of a bar while the user rearranges it.
///
/// An item that is not offered for rearranging keeps its slot. The number of items on the bar never changes.
struct TabSlots<Item: Hashable>: Equatable {
    /// The items on the bar, in order.
    private(set) var items: [Item]
    private let original: [Item]
    private let fixed: Set<Item>

    /// - Parameter movable: what the user may put on the bar, or move or take from it.
    init(_ items: [Item], movable: [Item]) {
        self.items = items
        original = items
        fixed = Set(items).subtracting(movable)
    }

    /// True if other items are on the bar than in the beginning, or the same in another order.
    var isChanged: Bool { items != original }

    func isFixed(_ item: Item) -> Bool { fixed.contains(item) }

    func canTake(_ slot: Int) -> Bool { items.indices.contains(slot) && !fixed.contains(items[slot]) }

    /// Puts an item into a slot. The item that was there leaves the bar, or moves to the new one's former slot if that was on the bar
    /// already.
    mutating func put(_ item: Item, into slot: Int) {
        guard canTake(slot), !fixed.contains(item) else { return }
        if let position = items.firstIndex(of: item) { items[position] = items[slot] }
        items[slot] = item
    }

    /// Moves an item along the bar. Those between make room, passing over what is fixed.
    mutating func move(_ item: Item, to slot: Int) {
        guard canTake(slot), !fixed.contains(item), let start = items.firstIndex(of: item) else { return }
        let step = slot < start ? -1 : 1
        var hole = start
        for position in stride(from: start, through: slot, by: step) where position != start && canTake(position) {
            items[hole] = items[position]
            hole = position
        }
        items[hole] = item
    }
}
