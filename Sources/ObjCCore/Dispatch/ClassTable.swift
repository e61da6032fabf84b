/// The members that one class and its extensions declare, by both of their names. Inherited members are not in it.
final class ClassTable {
    private var bySelector: [SelectorName: _ObjCEntry] = [:]
    private var byRequirement: [String: _ObjCEntry] = [:]
    /// The names of the observable properties.
    private(set) var names: [AnyKeyPath: String] = [:]

    /// A later entry replaces an earlier one of the same name, as the methods of a category do.
    func add(_ entries: [_ObjCEntry]) {
        for entry in entries {
            if let keyPath = entry.keyPath {
                names[keyPath] = entry.requirement
                continue
            }
            bySelector[entry.selector] = entry
            byRequirement[entry.requirement] = entry
            if let setter = entry.setterEntry(), bySelector[setter.selector] == nil { bySelector[setter.selector] = setter }
        }
    }

    /// Adds an entry, which replaces those of its name.
    func replace(_ entry: _ObjCEntry) {
        bySelector[entry.selector] = entry
        byRequirement[entry.requirement] = entry
    }

    func entry(for selector: SelectorName) -> _ObjCEntry? { bySelector[selector] }
    /// A requirement that Swift tells apart from another one by types alone goes by its selector.
    func entry(for requirement: String) -> _ObjCEntry? { byRequirement[requirement] ?? bySelector[.named(requirement)] }

    /// The names of the properties that can be set, in no order.
    var settableProperties: [String] {
        bySelector.values.filter { $0.property?.set != nil && $0.selector.argumentCount == 0 }.map(\.selector.string)
    }

    /// The names of the properties, in their order.
    var properties: [String] {
        bySelector.values.filter { $0.property != nil && $0.selector.argumentCount == 0 }.map(\.selector.string).sorted()
    }

    /// The names of the messages that instances answer, in no order.
    var selectors: [SelectorName] { Array(bySelector.keys) }
}
