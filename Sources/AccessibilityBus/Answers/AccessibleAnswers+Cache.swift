/// The cache describes all objects that are on the screen at once, to save a reader from asking for each.
extension AccessibleAnswers {
    nonisolated static let cacheSignature = "((so)(so)(so)iiassusau)"
    /// No screen shows more, and no answer should be longer.
    private static let mostItems = 2000

    /// The application and what is in it, level by level.
    func cachedItems() -> BusValue {
        var (items, waiting): ([BusValue], [(id: Int, index: Int)]) = ([], [(AccessibilityBus.root, 0)])
        var next = 0
        while next < waiting.count, items.count < Self.mostItems {
            let (id, index) = waiting[next]
            next += 1
            guard let item = cachedItem(id, at: index) else { continue }
            items.append(item)
            waiting += tree.children(of: id).enumerated().map { ($0.element, $0.offset) }
        }
        return .tuple([.array(Self.cacheSignature, items)])
    }

    /// Nil where the object is gone.
    func cachedItem(_ id: Int, at index: Int) -> BusValue? {
        guard let node = tree.node(id) else { return nil }
        return .tuple([
            reference(id), reference(AccessibilityBus.root), id == AccessibilityBus.root ? desktop : reference(node.parent),
            .int32(Int32(clamping: index)), .int32(Int32(clamping: tree.children(of: id).count)),
            .array("s", node.interfaces.map { .string($0.name) }), .string(node.name), .uint32(node.role.rawValue),
            .string(node.description), states(node),
        ])
    }
}
