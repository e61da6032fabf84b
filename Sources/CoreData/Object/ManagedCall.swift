/// The work of a generated method of a to-many relationship.
struct ManagedCall {
    private enum Action {
        case addOne, removeOne, addAll, removeAll, insertOne, removeAt, insertAll, removeIndexes, replaceOne, replaceAll
    }
    private let action: Action
    private let slotIndex: Int

    /// Before and behind the name of the relationship. `addToItems:` is what Swift makes of a method without a name for Objective-C.
    private static let forms: [(prefix: String, suffix: String, action: Action)] = [
        ("insertObject:in", "AtIndex:", .insertOne), ("removeObjectFrom", "AtIndex:", .removeAt), ("insert", ":atIndexes:", .insertAll),
        ("replaceObjectIn", "AtIndex:withObject:", .replaceOne), ("replace", "AtIndexes:with", .replaceAll),
        ("remove", "AtIndexes:", .removeIndexes), ("addTo", ":", .addAll), ("removeFrom", ":", .removeAll), ("add", "Object:", .addOne),
        ("remove", "Object:", .removeOne), ("add", ":", .addAll),
        ("remove", ":", .removeAll),
    ]

    init?(_ selector: String, _ layout: EntityLayout) {
        for form in Self.forms where selector.hasPrefix(form.prefix) {
            guard let slotIndex = Self.slotIndex(String(selector.dropFirst(form.prefix.count)), form.suffix, layout) else { continue }
            (action, self.slotIndex) = (form.action, slotIndex)
            return
        }
        return nil
    }

    private static func slotIndex(_ rest: String, _ suffix: String, _ layout: EntityLayout) -> Int? {
        // `replaceItemsAtIndexes:withItems:` names the relationship twice.
        guard
            let end = suffix.hasSuffix("with")
                ? rest.range(of: suffix)?.lowerBound : rest.hasSuffix(suffix) ? rest.index(rest.endIndex, offsetBy: -suffix.count) : nil
        else { return nil }
        let name = String(rest[..<end])
        guard let slotIndex = layout.slotIndexes[name.prefix(1).lowercased() + name.dropFirst()] ?? layout.slotIndexes[name],
            case .toMany = layout.slots[slotIndex].kind
        else { return nil }
        return slotIndex
    }

    func perform(on object: NSManagedObject, _ arguments: [Any]) {
        object.fireFault()
        object.editMany(at: slotIndex) { edit(object, arguments) }
    }

    private func edit(_ object: NSManagedObject, _ arguments: [Any]) {
        let elements = objects(arguments.first)
        let index = arguments.lazy.compactMap { $0 as? Int }.first ?? 0
        let indexes = arguments.lazy.compactMap { $0 as? NSIndexSet as IndexSet? ?? $0 as? IndexSet }.first ?? IndexSet()
        switch action {
        case .addOne, .addAll: for element in elements { object.addRelated(element, at: slotIndex) }
        case .removeOne, .removeAll: for element in elements { object.removeRelated(element, at: slotIndex) }
        case .insertOne: for element in elements { object.addRelated(element, at: slotIndex, index: index) }
        case .insertAll: for (element, index) in zip(elements, indexes) { object.addRelated(element, at: slotIndex, index: index) }
        case .removeAt: remove(IndexSet(integer: index), from: object)
        case .removeIndexes: remove(indexes, from: object)
        case .replaceOne: replace(IndexSet(integer: index), objects(arguments.last), in: object)
        case .replaceAll: replace(indexes, objects(arguments.last), in: object)
        }
    }

    private func remove(_ indexes: IndexSet, from object: NSManagedObject) {
        let all = object.toMany(at: slotIndex)
        for index in indexes where index < all.count { object.removeRelated(all[index], at: slotIndex) }
    }

    private func replace(_ indexes: IndexSet, _ elements: [NSManagedObject], in object: NSManagedObject) {
        remove(indexes, from: object)
        for (element, index) in zip(elements, indexes) { object.addRelated(element, at: slotIndex, index: index) }
    }

    private func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }
}
