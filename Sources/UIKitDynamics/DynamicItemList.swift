/// The items of a behaviour, each once, in the order in which they came.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { _ = insert(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

    /// Returns true if it was not there.
    mutating func insert(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        items.append(item)
        return true
    }

    /// Returns true if it was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        items.remove(at: index)
        return true
    }
}
