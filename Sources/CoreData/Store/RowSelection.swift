/// The columns that are read for an entity and those that inherit from it, and how a row becomes values.
final class RowSelection {
    private struct Member {
        let entity: NSEntityDescription
        /// For each index of the layout, the column's number in the row.
        let columns: [Int?]
        let entityColumns: [Int?]
    }
    /// `t0.z_pk, t0.z_ent, …`
    let text: String
    let own: EntitySchema
    private var members: [Int: Member] = [:]

    init(_ own: EntitySchema, _ schema: StoreSchema) {
        self.own = own
        var names = ["z_pk", "z_ent", "z_opt"]
        var numbers: [String: Int] = [:]
        func number(_ name: String) -> Int {
            if let known = numbers[name] { return known }
            numbers[name] = names.count
            names.append(name)
            return names.count - 1
        }
        for entity in StoreSchema.family(own.entity) {
            guard let member = schema[entity] else { continue }
            members[member.number] = Member(
                entity: entity, columns: member.columns.map { $0.map { number($0.name) } },
                entityColumns: member.columns.map { $0?.entityColumn.map(number) })
        }
        text = names.map { "t0." + quoted($0) }.joined(separator: ", ")
    }

    /// The numbers of the entities, for a condition.
    func entityNumbers(includesSubentities: Bool) -> [Int] {
        includesSubentities ? members.keys.sorted() : [own.number]
    }

    /// Nil for a row of an entity that the model does not have below this one.
    func found(_ statement: SQLiteStatement, in store: SQLiteStore, generation: Int) -> FoundObject? {
        guard let member = members[Int(statement.integer(1))] else { return nil }
        let slots = member.entity.layout.slots
        var values: [StoredValue] = []
        values.reserveCapacity(slots.count)
        for (slotIndex, column) in member.columns.enumerated() {
            guard let column else {
                values.append(.null)
                continue
            }
            switch slots[slotIndex].kind {
            case .attribute(let attribute): values.append(AttributeCoding.value(statement, column, attribute))
            case .toOne(let relationship):
                values.append(reference(statement, column, member.entityColumns[slotIndex], relationship, store))
            case .toMany, .fetched: values.append(.null)
            }
        }
        let row = StoreRow(values: values, version: statement.integer(2), generation: generation)
        return FoundObject(id: store.id(member.entity, statement.integer(0)), row: row)
    }

    private func reference(
        _ statement: SQLiteStatement, _ column: Int, _ entityColumn: Int?, _ relationship: NSRelationshipDescription, _ store: SQLiteStore
    ) -> StoredValue {
        guard !statement.isNull(column), let destination = relationship.destinationEntity else { return .null }
        let entity = entityColumn.flatMap { store.schema.entity(number: Int(statement.integer($0)))?.entity } ?? destination
        return .reference(store.id(entity, statement.integer(column)))
    }
}
