extension SQLiteStore {
    /// The objects that match a query; nil if it cannot be put in SQL as it is.
    func find(_ query: StoreQuery, generation: Int) throws -> [FoundObject]? {
        guard let selection = selection(query.entity) else { return [] }
        guard var statement = condition(query, selection), let order = SQLOrder(query.sortDescriptors, selection.own, schema) else {
            return nil
        }
        let limit = query.limit > 0 || query.offset > 0 ? " LIMIT \(query.limit > 0 ? query.limit : -1) OFFSET \(query.offset)" : ""
        statement.text = "SELECT \(selection.text) FROM \(quoted(selection.own.table.name)) t0\(statement.text)\(order.text)\(limit)"
        return try database.rows(statement.text, statement.values) { selection.found($0, in: self, generation: generation) }.compactMap {
            $0
        }
    }

    /// How many match a question; nil if it cannot be put in SQL.
    func count(_ query: StoreQuery) throws -> Int? {
        guard let selection = selection(query.entity) else { return 0 }
        guard let condition = condition(query, selection) else { return nil }
        let sql = "SELECT count(*) FROM \(quoted(selection.own.table.name)) t0\(condition.text)"
        let all = Int(try database.rows(sql, condition.values) { $0.integer(0) }.first ?? 0)
        let rest = max(all - query.offset, 0)
        return query.limit > 0 ? min(rest, query.limit) : rest
    }

    private func condition(_ query: StoreQuery, _ selection: RowSelection) -> SQLFragment? {
        var parts: [String] = []
        var values: [SQLValue] = []
        if selection.own.table.root !== query.entity || !query.includesSubentities {
            let numbers = selection.entityNumbers(includesSubentities: query.includesSubentities)
            parts.append("t0.z_ent IN (\(numbers.map(String.init).joined(separator: ",")))")
        }
        if let predicate = query.predicate {
            guard let fragment = SQLPredicate(self, selection.own.entity).translate(predicate) else { return nil }
            parts.append("(\(fragment.text))")
            values = fragment.values
        }
        return SQLFragment(text: parts.isEmpty ? "" : " WHERE " + parts.joined(separator: " AND "), values: values)
    }

    /// The row of an object; nil if there is none.
    func row(of id: NSManagedObjectID, generation: Int) throws -> StoreRow? {
        guard let selection = selection(id.entity) else { return nil }
        let sql = "SELECT \(selection.text) FROM \(quoted(selection.own.table.name)) t0 WHERE z_pk = ?"
        return try database.rows(sql, [.integer(id.number)]) { selection.found($0, in: self, generation: generation) }.first??.row
    }

    /// The objects of a to-many relationship, in their order if it has one.
    func related(to id: NSManagedObjectID, at slotIndex: Int, generation: Int) throws -> [FoundObject] {
        guard case .toMany(let relationship) = id.entity.layout.slots[slotIndex].kind, !relationship.isTransient,
            let destination = relationship.destinationEntity, let selection = selection(destination)
        else { return [] }
        let table = quoted(selection.own.table.name)
        let sql: String
        if let (join, isForward) = schema.join(of: relationship) {
            let (own, other) = isForward ? ("a", "b") : ("b", "a")
            sql =
                "SELECT \(selection.text) FROM \(quoted(join.name)) j JOIN \(table) t0 ON t0.z_pk = j.\(other) WHERE j.\(own) = ? "
                + "ORDER BY j.\(own)_order, t0.z_pk"
        } else if let inverse = relationship.inverseRelationship, let column = selection.own.table.column(of: inverse) {
            let order = column.orderColumn.map { "t0.\(quoted($0)), " } ?? ""
            sql = "SELECT \(selection.text) FROM \(table) t0 WHERE t0.\(quoted(column.name)) = ? ORDER BY \(order)t0.z_pk"
        } else {
            return []
        }
        return try database.rows(sql, [.integer(id.number)]) { selection.found($0, in: self, generation: generation) }.compactMap { $0 }
    }
}
