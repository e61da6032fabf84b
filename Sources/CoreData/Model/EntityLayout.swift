/// The index of each property of an entity in the values of an object. A subentity has those of its superentity at the same indexes.
final class EntityLayout: @unchecked Sendable {
    enum Kind {
        case attribute(NSAttributeDescription)
        case toOne(NSRelationshipDescription)
        case toMany(NSRelationshipDescription)
        case fetched(NSFetchedPropertyDescription)
    }

    struct Slot {
        let name: String
        let kind: Kind
        let property: NSPropertyDescription
        let isTransient: Bool
        let isOptional: Bool
        /// For an attribute.
        let type: NSAttributeType
    }

    let slots: [Slot]
    let slotIndexes: PropertyIndexes
    /// The types of attributes; undefined for what is none, and for attributes without a type.
    // optimization: a slot's references would be counted at each value that is read or set.
    let types: [NSAttributeType]
    /// The values of a new object.
    let defaults: [StoredValue]
    /// Those that have rules besides being there.
    let validated: [Int]
    /// Those that must have a value.
    let mandatory: [Int]
    let attributes: [Int]
    let toOnes: [Int]
    let toManys: [Int]
    /// The entity at the top of the inheritance, whose objects share a table.
    unowned let root: NSEntityDescription
    let rootName: String
    private(set) lazy var managedClass: NSManagedObject.Type = ManagedClass.of(entity)
    unowned let entity: NSEntityDescription

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        let slots = entity.properties.map { Self.slot($0) }
        self.slots = slots
        types = slots.map(\.type)
        slotIndexes = PropertyIndexes(slots.map(\.name))
        defaults = slots.map { Self.defaultValue($0) }
        validated = slots.indices.filter { !slots[$0].property.validationPredicates.isEmpty || Self.isCounted(slots[$0].property) }
        mandatory = slots.indices.filter { !slots[$0].isOptional }
        attributes = slots.indices.filter { if case .attribute = slots[$0].kind { true } else { false } }
        toOnes = slots.indices.filter { if case .toOne = slots[$0].kind { true } else { false } }
        toManys = slots.indices.filter { if case .toMany = slots[$0].kind { true } else { false } }
        var top = entity
        while let next = top.superentity { top = next }
        root = top
        rootName = top.name ?? ""
    }

    private static func slot(_ property: NSPropertyDescription) -> Slot {
        let kind: Kind
        var type = NSAttributeType.undefinedAttributeType
        switch property {
        case let attribute as NSAttributeDescription:
            kind = .attribute(attribute)
            type = attribute.attributeType
        case let relationship as NSRelationshipDescription: kind = relationship.isToMany ? .toMany(relationship) : .toOne(relationship)
        case let fetched as NSFetchedPropertyDescription: kind = .fetched(fetched)
        default: _requireFailure("The property \(property.name) is neither an attribute nor a relationship nor a fetched property.")
        }
        return Slot(
            name: property.name, kind: kind, property: property, isTransient: property.isTransient, isOptional: property.isOptional,
            type: type)
    }

    private static func isCounted(_ property: NSPropertyDescription) -> Bool {
        guard let relationship = property as? NSRelationshipDescription else { return false }
        return relationship.isToMany && (relationship.minCount > 0 || relationship.maxCount > 1)
    }

    private static func defaultValue(_ slot: Slot) -> StoredValue {
        switch slot.kind {
        case .attribute(let attribute):
            return attribute.defaultValue.flatMap { StoredValue($0, as: attribute.attributeType) } ?? .null
        case .toMany: return .many(RelatedObjects(isLoaded: true))
        case .toOne, .fetched: return .null
        }
    }

    /// The index of the inverse relationship, in objects of the destination.
    func inverse(of slotIndex: Int) -> (slotIndex: Int, isToMany: Bool)? {
        guard let relationship = slots[slotIndex].property as? NSRelationshipDescription, let inverse = relationship.inverseRelationship,
            let owner = inverse.entity, let found = owner.layout.slotIndexes[inverse.name]
        else { return nil }
        return (found, inverse.isToMany)
    }

    /// The names of this entity and of all below it.
    private(set) lazy var familyNames: [String] = {
        func names(_ entity: NSEntityDescription) -> [String] { [entity.name ?? ""] + entity.subentities.flatMap(names) }
        return names(entity)
    }()
}
