/// A key path over to-one relationships as SQL: a column, or what a subquery finds.
struct SQLColumn {
    let text: String
    let kind: ColumnSchema.Kind

    /// Nil if the path is not one to a column.
    init?(path: String, from entity: EntitySchema, alias: String, _ schema: StoreSchema) {
        let keys = path.split(separator: ".").map(String.init)
        guard !keys.isEmpty, keys.count < 16 else { return nil }
        self.init(keys[...], entity, alias, schema)
    }

    private init?(_ keys: ArraySlice<String>, _ entity: EntitySchema, _ alias: String, _ schema: StoreSchema) {
        guard let first = keys.first, let slotIndex = entity.entity.layout.slotIndexes[first], let column = entity.columns[slotIndex] else {
            return nil
        }
        let own = "\(alias).\(quoted(column.name))"
        if keys.count == 1 {
            (text, kind) = (own, column.kind)
            return
        }
        guard case .toOne(let relationship) = column.kind, let destination = relationship.destinationEntity.flatMap({ schema[$0] }),
            let rest = SQLColumn(keys.dropFirst(), destination, alias + "x", schema)
        else { return nil }
        kind = rest.kind
        text = "(SELECT \(rest.text) FROM \(quoted(destination.table.name)) \(alias)x WHERE \(alias)x.z_pk = \(own))"
    }
}
