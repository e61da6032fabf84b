/// Looks whether somebody else has saved the same objects, and does what the merge policy says.
struct ConflictCheck {
    private let store: SQLiteStore
    private let policy: NSMergePolicyType

    init(_ store: SQLiteStore, _ policy: NSMergePolicyType) { (self.store, self.policy) = (store, policy) }

    func run(_ saved: SavedObjects) throws {
        var conflicts: [NSMergeConflict] = []
        for object in saved.updated + saved.deleted where !object.flags.contains(.isGone) {
            guard let newest = try version(of: object) else {
                if policy == .errorMergePolicyType, !object.isDeleted { conflicts.append(NSMergeConflict(object, newVersion: 0)) }
                continue
            }
            // A fault that was never read has no version to compare.
            guard newest != object.version, object.version != 0, !object.isFault else {
                if object.version == 0 { object.version = newest }
                continue
            }
            if policy == .errorMergePolicyType {
                conflicts.append(NSMergeConflict(object, newVersion: newest))
            } else {
                try merge(object)
                object.version = newest
            }
        }
        if store.schema.hasConstraints {
            for object in saved.inserted where !object.entity.uniquenessConstraints.isEmpty { try adoptEqual(object, &conflicts) }
        }
        guard conflicts.isEmpty else { throw Self.error(conflicts) }
    }

    private static func error(_ conflicts: [NSMergeConflict]) -> NSError {
        let isUnique = conflicts.contains { $0.sourceObject.isInserted }
        return CoreDataError.make(
            isUnique ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError, "Could not merge changes.",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }

    private func version(of object: NSManagedObject) throws -> Int64? {
        guard let table = store.schema[object.entity]?.table else { return nil }
        return try store.database.rows(
            "SELECT z_opt FROM \(quoted(table.name)) WHERE z_pk = ?", [.integer(object.objectID.number)]
        ) { $0.integer(0) }.first
    }

    /// Puts together what the store has and what the object has.
    private func merge(_ object: NSManagedObject) throws {
        guard policy != .overwriteMergePolicyType, let base = object.committed, let row = try store.row(of: object.objectID, generation: -1)
        else { return }
        for slotIndex in base.indices {
            if case .many = base[slotIndex] { continue }
            let theirs = row.values[slotIndex]
            let isOurs = !object.values[slotIndex].isSame(as: base[slotIndex])
            let isTheirs = !theirs.isSame(as: base[slotIndex])
            let takesTheirs =
                switch policy {
                case .mergeByPropertyObjectTrumpMergePolicyType: isTheirs && !isOurs
                case .mergeByPropertyStoreTrumpMergePolicyType: isTheirs
                default: true
                }
            if takesTheirs { object.values[slotIndex] = theirs }
        }
    }

    // MARK: Values that no two objects have in common

    /// A new object whose unique values the store has already: with a policy, it becomes that object.
    private func adoptEqual(_ object: NSManagedObject, _ conflicts: inout [NSMergeConflict]) throws {
        for constraint in object.entity.uniquenessConstraints {
            guard let id = try equal(to: object, constraint) else { continue }
            guard policy != .errorMergePolicyType else {
                conflicts.append(NSMergeConflict(object, newVersion: 1))
                return
            }
            let row = try store.row(of: id, generation: -1)
            if let row, policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType {
                for slotIndex in object.layout.attributes { object.values[slotIndex] = row.values[slotIndex] }
            }
            object.version = row?.version ?? 0
            object.nextID = id
            try store.database.run("DELETE FROM \(quoted(object.layout.rootName)) WHERE z_pk = ?", .integer(id.number))
            return
        }
    }

    private func equal(to object: NSManagedObject, _ constraint: [Any]) throws -> NSManagedObjectID? {
        guard let entity = store.schema[object.entity] else { return nil }
        var parts: [String] = []
        var values: [SQLValue] = []
        for element in constraint {
            guard let name = element as? String ?? (element as? NSPropertyDescription)?.name,
                let slotIndex = object.layout.slotIndexes[name],
                let column = entity.columns[slotIndex], let attribute = column.property as? NSAttributeDescription,
                !object.values[slotIndex].isNull
            else { return nil }
            parts.append("\(quoted(column.name)) = ?")
            values.append(try AttributeCoding.sql(object.values[slotIndex], attribute))
        }
        guard !parts.isEmpty else { return nil }
        let sql = "SELECT z_pk, z_ent FROM \(quoted(entity.table.name)) WHERE \(parts.joined(separator: " AND "))"
        return try store.database.rows(sql, values) { statement in
            store.id(store.schema.entity(number: Int(statement.integer(1)))?.entity ?? object.entity, statement.integer(0))
        }.first
    }
}
