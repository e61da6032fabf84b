// apple: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
/// The content of one section of a list: items in their order, some of them inside others, which may be open or closed.
///
/// A value: changing it changes no list. Every item is there once. An item is seen when all items that it is in are open; items are
/// closed at first.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable where ItemIdentifierType: Hashable & Sendable {
    /// The items inside each item, in order; those of nil are in none.
    private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
    /// In which item each item is.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var open: Set<ItemIdentifierType> = []

    /// A snapshot without items.
    public init() {}

    // MARK: Adding

    /// Puts items behind the last one inside an item, or behind all that are inside none.
    /// - Parameters:
    ///   - items: none may be named twice or be in the snapshot already.
    ///   - parent: an item of the snapshot; nil for none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !contains(parent) { SnapshotProblem.missingTreeParent(parent).stop() }
        add(items, to: parent, at: children[parent]?.count ?? 0)
    }

    /// Puts items in front of another one, inside the same item.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let position = position(of: item)
        add(items, to: position.parent, at: position.index)
    }

    /// Puts items behind another one, inside the same item.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let position = position(of: item)
        add(items, to: position.parent, at: position.index + 1)
    }

    /// Puts all items of another snapshot in front of an item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        adoptContents(of: snapshot)
    }

    /// Puts all items of another snapshot behind an item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        adoptContents(of: snapshot)
    }

    /// Replaces the items inside an item by those of another snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard contains(parent) else { SnapshotProblem.missingTreeParent(parent).stop() }
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        adoptContents(of: snapshot)
    }

    // MARK: Removing

    /// Takes items out, with all that is inside them. Those that are not there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let leaving = Set(items.filter(contains))
        for parent in Set(leaving.map { parents[$0] ?? nil }) { children[parent]?.removeAll(where: leaving.contains) }
        var rest = Array(leaving)
        while let item = rest.popLast() {
            rest += children.removeValue(forKey: item) ?? []
            parents[item] = nil
            open.remove(item)
        }
    }

    /// Takes all items out.
    public mutating func deleteAll() { self = Self() }

    // MARK: Opening

    /// Shows what is inside items. Those that are not there are passed over.
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items.filter(contains)) }

    /// Hides what is inside items. Those that are not there are passed over.
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

    /// Returns true if what is inside an item is shown; false for one that is not in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }

    /// Returns true if all items that an item is in are open; false for one that is not in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var next = parent(of: item)
        while let ancestor = next {
            guard isExpanded(ancestor) else { return false }
            next = parent(of: ancestor)
        }
        return true
    }

    // MARK: Asking

    /// Returns true if an item is in the snapshot, open or closed away.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// In how many others an item is.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item)
        var level = 0
        var next = parent(of: item)
        while let ancestor = next {
            level += 1
            next = parent(of: ancestor)
        }
        return level
    }

    /// How many items come before an item, those that are closed away included; nil for one that is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// In which item an item is; nil for none.
    /// - Precondition: the item is in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        require(child)
        return parents[child] ?? nil
    }

    /// The items inside an item, as a snapshot of their own.
    /// - Parameter includingParent: whether the item is part of it. Default: false.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        guard contains(parent) else { SnapshotProblem.missingTreeParent(parent).stop() }
        var snapshot = Self()
        if includingParent { snapshot.append([parent]) }
        snapshot.append(children[parent] ?? [], to: includingParent ? parent : nil)
        var rest = children[parent] ?? []
        while let item = rest.popLast() {
            let inside = children[item] ?? []
            snapshot.append(inside, to: item)
            rest += inside
        }
        snapshot.open = open.filter(snapshot.contains)
        return snapshot
    }

    /// All items, each followed by what is inside it.
    public var items: [ItemIdentifierType] { items { _ in true } }

    /// The items that are in no other.
    public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

    /// Those of ``items`` that are seen.
    public var visibleItems: [ItemIdentifierType] { items(inside: isExpanded) }

    /// The items as text, a line for each, what is inside others further to the right; open ones have a minus, closed ones a plus.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty ?? true ? " " : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)\n"
        }.joined()
    }

    // MARK: Private

    private func items(inside isIncluded: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var rest = Array(rootItems.reversed())
        while let item = rest.popLast() {
            found.append(item)
            if isIncluded(item) { rest += (children[item] ?? []).reversed() }
        }
        return found
    }

    private mutating func add(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int) {
        let repeated = items.repeated + items.filter(contains)
        guard repeated.isEmpty else { SnapshotProblem.repeatedTreeItems(repeated).stop() }
        children[parent, default: []].insert(contentsOf: items, at: index)
        for item in items { parents[item] = .some(parent) }
    }

    /// Puts what is inside the items of another snapshot, which are here already, inside them here.
    private mutating func adoptContents(of snapshot: Self) {
        var rest = snapshot.rootItems
        while let item = rest.popLast() {
            let inside = snapshot.children[item] ?? []
            append(inside, to: item)
            rest += inside
        }
        open.formUnion(snapshot.open)
    }

    private func require(_ item: ItemIdentifierType) {
        guard contains(item) else { SnapshotProblem.missingTreeItem(item).stop() }
    }

    private func position(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
        require(item)
        let parent = parent(of: item)
        return (parent, children[parent]?.firstIndex(of: item) ?? 0)
    }
}
