/// How the entities of a model are kept in tables: one table for an entity and all that inherit from it.
final class StoreSchema {
    let tables: [TableSchema]
    let joins: [JoinSchema]
    private let byEntity: [String: EntitySchema]
    /// The entities by the numbers that rows have for them.
    let entityNames: [String]
    /// True if there are values that no two objects have in common.
    let hasConstraints: Bool

    init(_ model: NSManagedObjectModel, configuration: String?) {
        let members = Set((model.entities(forConfigurationName: configuration) ?? model.entities).compactMap(\.name))
        let entities = model.entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
        entityNames = entities.map { $0.name ?? "" }
        let numbers = Dictionary(entityNames.enumerated().map { ($1, $0) }) { $1 }
        var tables: [TableSchema] = []
        var byEntity: [String: EntitySchema] = [:]
        for root in entities where root.superentity == nil && Self.isMember(root, members) {
            let table = TableSchema(root)
            tables.append(table)
            for entity in Self.family(root) {
                byEntity[entity.name ?? ""] = EntitySchema(entity, table, number: numbers[entity.name ?? ""] ?? 0)
            }
        }
        hasConstraints = entities.contains { !$0.uniquenessConstraints.isEmpty }
        self.tables = tables
        self.byEntity = byEntity
        joins = Self.joins(entities.filter { byEntity[$0.name ?? ""] != nil })
    }

    /// How an entity is kept; nil if it is not in this store.
    subscript(entity: NSEntityDescription) -> EntitySchema? { byEntity[entity.name ?? ""] }

    func entity(number: Int) -> EntitySchema? { entityNames.indices.contains(number) ? byEntity[entityNames[number]] : nil }

    /// The table of a relationship that no column can hold.
    func join(of relationship: NSRelationshipDescription) -> (join: JoinSchema, isForward: Bool)? {
        for join in joins {
            if join.forward === relationship { return (join, true) }
            if join.backward === relationship { return (join, false) }
        }
        return nil
    }

    static func family(_ entity: NSEntityDescription) -> [NSEntityDescription] { [entity] + entity.subentities.flatMap { family($0) } }

    private static func isMember(_ root: NSEntityDescription, _ names: Set<String>) -> Bool {
        family(root).contains { names.contains($0.name ?? "") }
    }

    private static func joins(_ entities: [NSEntityDescription]) -> [JoinSchema] {
        var joins: [JoinSchema] = []
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.declaredProperties
            where relationship.isToMany && !relationship.isTransient {
                if let inverse = relationship.inverseRelationship, !inverse.isToMany { continue }
                if joins.contains(where: { $0.backward === relationship }) { continue }
                joins.append(JoinSchema(relationship))
            }
        }
        return joins
    }
}

/// A table: all columns of an entity and of those that inherit from it.
final class TableSchema {
    let name: String
    private(set) var columns: [ColumnSchema] = []
    private var byProperty: [ObjectIdentifier: ColumnSchema] = [:]
    unowned let root: NSEntityDescription

    init(_ root: NSEntityDescription) {
        self.root = root
        name = root.name ?? ""
        var used: Set<String> = ["z_pk", "z_ent", "z_opt"]
        for entity in StoreSchema.family(root) {
            for property in entity.declaredProperties where !property.isTransient { add(property, &used) }
        }
    }

    private func add(_ property: NSPropertyDescription, _ used: inout Set<String>) {
        let kind: ColumnSchema.Kind
        switch property {
        case let attribute as NSAttributeDescription where attribute.attributeType != .objectIDAttributeType:
            kind = .attribute(attribute.attributeType)
        case let relationship as NSRelationshipDescription where !relationship.isToMany: kind = .toOne(relationship)
        default: return
        }
        // Names of tables do not distinguish upper and lower case, and entities beside each other may have properties of one name.
        var name = property.name
        while !used.insert(name.lowercased()).inserted { name += "_" + (property.entity.name ?? "") }
        if case .toOne = kind { used.formUnion([name.lowercased() + "_ent", name.lowercased() + "_order"]) }
        let column = ColumnSchema(name: name, kind: kind, property: property)
        columns.append(column)
        byProperty[ObjectIdentifier(property)] = column
    }

    func column(of property: NSPropertyDescription) -> ColumnSchema? { byProperty[ObjectIdentifier(property)] }
}

/// A column, and those that go with it.
struct ColumnSchema {
    enum Kind {
        case attribute(NSAttributeType)
        case toOne(NSRelationshipDescription)
    }
    let name: String
    let kind: Kind
    let property: NSPropertyDescription

    /// Which entity the object at the other end is of, where it may be of several.
    var entityColumn: String? {
        guard case .toOne(let relationship) = kind, let destination = relationship.destinationEntity, !destination.subentities.isEmpty
        else {
            return nil
        }
        return name + "_ent"
    }

    /// Where the object stands among those that the one at the other end leads to.
    var orderColumn: String? {
        guard case .toOne(let relationship) = kind, relationship.inverseRelationship?.isOrdered == true else { return nil }
        return name + "_order"
    }

    var allNames: [String] { [name] + [entityColumn, orderColumn].compactMap { $0 } }

    /// The declarations of the column for SQLite.
    var declarations: [String] {
        let own: String
        switch kind {
        case .toOne: own = "INTEGER"
        case .attribute(let type):
            switch type {
            case _ where type.isInteger: own = "INTEGER"
            case _ where type.isReal: own = "REAL"
            case .stringAttributeType, .URIAttributeType: own = "TEXT COLLATE \(TextFunctions.plain)"
            case .decimalAttributeType: own = "TEXT COLLATE \(TextFunctions.decimal)"
            default: own = "BLOB"
            }
        }
        return ["\(quoted(name)) \(own)"] + allNames.dropFirst().map { "\(quoted($0)) INTEGER" }
    }
}

/// How an entity is kept in its table: which column holds the value of each index.
final class EntitySchema {
    unowned let entity: NSEntityDescription
    let table: TableSchema
    let number: Int
    /// By the indexes of the layout.
    let columns: [ColumnSchema?]
    /// The values that rows have, and whether the entity of the object that a value leads to stands beside it.
    // optimization: a column has a name, a kind and a property, whose references would be counted for each value of each row.
    let written: [(slotIndex: Int, hasEntity: Bool)]
    /// The statements that write rows.
    private(set) lazy var insertion = RowWriting.insertion(self)
    private(set) lazy var update = RowWriting.update(self)

    init(_ entity: NSEntityDescription, _ table: TableSchema, number: Int) {
        (self.entity, self.table, self.number) = (entity, table, number)
        columns = entity.layout.slots.map { table.column(of: $0.property) }
        written = columns.enumerated().compactMap { index, column in column.map { (index, $0.entityColumn != nil) } }
    }
}

/// The table of a relationship in which both sides are to-many, or which nothing leads back from.
struct JoinSchema {
    let forward: NSRelationshipDescription
    let backward: NSRelationshipDescription?

    init(_ relationship: NSRelationshipDescription) {
        forward = relationship
        backward = relationship.inverseRelationship === relationship ? nil : relationship.inverseRelationship
    }

    var name: String { "z_join_\(forward.entity.name ?? "")_\(forward.name)" }
}

/// A name as SQL takes any.
func quoted(_ name: String) -> String { "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
