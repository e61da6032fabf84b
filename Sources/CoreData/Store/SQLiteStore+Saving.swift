// Saving: all of it or nothing, in one transaction.

extension SQLiteStore {
    /// Saves objects of this store. Their versions and names become those of the save only when it has succeeded.
    func save(_ saved: SavedObjects, _ policy: NSMergePolicyType) throws {
        do {
            try database.transaction {
                try giveNumbers(saved.inserted)
                try ConflictCheck(self, policy).run(saved)
                for object in saved.deleted { try delete(object) }
                for object in saved.inserted { try insert(object) }
                for object in saved.updated where !object.flags.contains(.isGone) { try update(object) }
                for list in [saved.inserted, saved.updated] { for object in list { try saveToManys(of: object) } }
            }
        } catch let failure as SQLiteFailure {
            for object in saved.inserted { object.nextID = nil }
            throw failure.isConstraint ? constraintError(failure, saved) : failure.error
        } catch {
            for object in saved.inserted { object.nextID = nil }
            throw error
        }
    }

    private func constraintError(_ failure: SQLiteFailure, _ saved: SavedObjects) -> NSError {
        let conflicts = (saved.inserted + saved.updated).filter { !$0.entity.uniquenessConstraints.isEmpty }
        return CoreDataError.make(
            NSManagedObjectConstraintMergeError, "Constraint unique violation: \(failure.message)",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts.map { NSMergeConflict($0, newVersion: 0) }])
    }

    // MARK: Numbers

    private func giveNumbers(_ objects: [NSManagedObject]) throws {
        let new = objects.filter { $0.hasTemporaryID && $0.nextID == nil }
        for (object, id) in zip(new, try reserve(new)) { object.nextID = id }
    }

    /// The names that new objects keep. Numbers are never given twice.
    func reserve(_ objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        var latest: [String: Int64] = [:]
        return try database.transaction {
            var (root, number): (String, Int64) = ("", 0)
            var entity: NSEntityDescription?
            let ids = try objects.map { object -> NSManagedObjectID in
                if object.entity !== entity {
                    latest[root] = number
                    entity = object.entity
                    root = object.layout.rootName
                    number = try latest[root] ?? latestNumber(root)
                }
                number += 1
                return id(object.entity, number)
            }
            latest[root] = number
            latest[""] = nil
            for (root, number) in latest {
                try database.run("INSERT OR REPLACE INTO z_primary_keys VALUES (?, ?)", .text(root), .integer(number))
            }
            return ids
        }
    }

    private func latestNumber(_ root: String) throws -> Int64 {
        try database.rows("SELECT latest FROM z_primary_keys WHERE name = ?", [.text(root)]) { $0.integer(0) }.first ?? 0
    }

    // MARK: Rows

    private func number(of object: NSManagedObject) -> Int64 { (object.nextID ?? object.objectID).number }

    private func insert(_ object: NSManagedObject) throws {
        guard let entity = entitySchema(object.entity) else { return }
        try write(object, entity, sql: entity.insertion)
    }

    private func update(_ object: NSManagedObject) throws {
        guard let entity = entitySchema(object.entity), !object.isFault else { return }
        try write(object, entity, sql: entity.update)
    }

    private func write(_ object: NSManagedObject, _ entity: EntitySchema, sql: String) throws {
        let statement = try database.statement(sql)
        statement.bind(number(of: object), at: 1)
        statement.bind(Int64(entity.number), at: 2)
        statement.bind(object.version + 1, at: 3)
        var index = 4
        for (slotIndex, hasEntity) in entity.written {
            let value = object.values[slotIndex]
            if case .other = value, let attribute = entity.columns[slotIndex]?.property as? NSAttributeDescription {
                statement.bind(try AttributeCoding.sql(value, attribute), at: index)
            } else {
                bind(value, to: statement, at: index)
            }
            index += 1
            guard hasEntity else { continue }
            bindEntity(of: value, to: statement, at: index)
            index += 1
        }
        try statement.run()
    }

    private func bind(_ value: StoredValue, to statement: SQLiteStatement, at index: Int) {
        switch value {
        case .null: statement.bindNull(at: index)
        case .integer(let number): statement.bind(number, at: index)
        case .real(let number): statement.bind(number, at: index)
        case .text(let text): statement.bind(text, at: index)
        case .bytes(let data): statement.bind(data, at: index)
        case .object(let object): statement.bind(self.number(of: object), at: index)
        case .reference(let id): statement.bind(id.number, at: index)
        case .other, .many: statement.bindNull(at: index)
        }
    }

    private func bindEntity(of value: StoredValue, to statement: SQLiteStatement, at index: Int) {
        switch value {
        case .object(let object): statement.bind(Int64(schema[object.entity]?.number ?? 0), at: index)
        case .reference(let id): statement.bind(Int64(schema[id.entity]?.number ?? 0), at: index)
        default: statement.bindNull(at: index)
        }
    }

    private func delete(_ object: NSManagedObject) throws {
        guard let entity = schema[object.entity] else { return }
        let number = SQLValue.integer(object.objectID.number)
        try database.run("DELETE FROM \(quoted(entity.table.name)) WHERE z_pk = ?", number)
        for relationship in object.entity.relationshipsByName.values {
            guard let (join, isForward) = schema.join(of: relationship) else { continue }
            try database.run("DELETE FROM \(quoted(join.name)) WHERE \(isForward ? "a" : "b") = ?", number)
        }
    }

    // MARK: To-many relationships

    private func saveToManys(of object: NSManagedObject) throws {
        for slotIndex in object.layout.toManys {
            guard !object.isFault, case .many(let related) = object.values[slotIndex], !related.hasNoChanges,
                case .toMany(let relationship) = object.layout.slots[slotIndex].kind
            else { continue }
            if let (join, isForward) = schema.join(of: relationship) { try saveJoin(object, related, join, isForward) }
            if relationship.isOrdered { try saveOrder(object, slotIndex, relationship) }
        }
    }

    private func saveJoin(_ object: NSManagedObject, _ related: RelatedObjects, _ join: JoinSchema, _ isForward: Bool) throws {
        let (own, other) = isForward ? ("a", "b") : ("b", "a")
        let number = SQLValue.integer(number(of: object))
        for removed in related.removed {
            try database.run(
                "DELETE FROM \(quoted(join.name)) WHERE \(own) = ? AND \(other) = ?", number, .integer(self.number(of: removed)))
        }
        for added in related.added {
            try database.run(
                "INSERT OR IGNORE INTO \(quoted(join.name)) (\(own), \(other)) VALUES (?, ?)", number, .integer(self.number(of: added)))
        }
    }

    private func saveOrder(_ object: NSManagedObject, _ slotIndex: Int, _ relationship: NSRelationshipDescription) throws {
        let sql: String
        if let (join, isForward) = schema.join(of: relationship) {
            let (own, other) = isForward ? ("a", "b") : ("b", "a")
            sql = "UPDATE \(quoted(join.name)) SET \(own)_order = ?1 WHERE \(other) = ?2 AND \(own) = ?3"
        } else if let inverse = relationship.inverseRelationship, let table = relationship.destinationEntity.flatMap({ schema[$0] })?.table,
            let column = table.column(of: inverse), let order = column.orderColumn
        {
            sql = "UPDATE \(quoted(table.name)) SET \(quoted(order)) = ?1 WHERE z_pk = ?2 AND \(quoted(column.name)) = ?3"
        } else {
            return
        }
        for (index, member) in object.toMany(at: slotIndex).enumerated() {
            try database.run(sql, .integer(Int64(index)), .integer(number(of: member)), .integer(number(of: object)))
        }
    }
}

/// The statements that write rows.
enum RowWriting {
    private static func names(_ entity: EntitySchema) -> [String] {
        entity.columns.compactMap { $0 }.flatMap { [$0.name] + [$0.entityColumn].compactMap { $0 } }
    }

    static func insertion(_ entity: EntitySchema) -> String {
        let names = ["z_pk", "z_ent", "z_opt"] + names(entity)
        let marks = names.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
        return "INSERT OR ABORT INTO \(quoted(entity.table.name)) (\(names.map(quoted).joined(separator: ", "))) VALUES (\(marks))"
    }

    static func update(_ entity: EntitySchema) -> String {
        let settings = (["z_ent", "z_opt"] + names(entity)).enumerated().map { "\(quoted($1)) = ?\($0 + 2)" }.joined(separator: ", ")
        return "UPDATE \(quoted(entity.table.name)) SET \(settings) WHERE z_pk = ?1"
    }
}
