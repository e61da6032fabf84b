/// Brings a store to the model's version: tables are made again and filled from the old ones. Properties and entities that are new, gone,
/// or renamed by their renaming identifier are understood; a type that has changed, or a value that is missing, is not.
struct StoreMigration {
    private let store: SQLiteStore
    private let old: StoreRecord
    private var database: SQLiteDatabase { store.database }

    init(_ store: SQLiteStore) throws {
        self.store = store
        guard let old = try StoreRecord.read(store.database) else {
            throw CoreDataError.make(
                NSMigrationMissingSourceModelError, "Can't find model for source store \(store.database.path).",
                [NSFilePathErrorKey: store.database.path])
        }
        self.old = old
    }

    func run() throws {
        try database.transaction {
            // 1. Out of the way.
            for table in old.tables { try setAside(table.name) }
            for join in old.joins { try setAside(join.name) }
            // 2. New ones.
            try StoreCreation(database, store.schema).makeTables()
            // 3. Filled.
            for table in store.schema.tables { try fill(table) }
            for join in store.schema.joins { try fill(join) }
            // 4. Away with the old ones.
            for name in old.tables.map(\.name) + old.joins.map(\.name) { try database.execute("DROP TABLE \(quoted("z_old_" + name))") }
        }
    }

    private func setAside(_ name: String) throws {
        let indexes = try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", [.text(name)]
        ) {
            $0.text(0)
        }
        for index in indexes { try database.execute("DROP INDEX \(quoted(index))") }
        try database.execute("ALTER TABLE \(quoted(name)) RENAME TO \(quoted("z_old_" + name))")
    }

    // MARK: Tables

    private func fill(_ table: TableSchema) throws {
        for entity in StoreSchema.family(table.root) {
            guard let schema = store.schema[entity], let number = oldNumber(of: entity) else { continue }
            let source = old.entities[number].root
            guard let sourceTable = old.tables.first(where: { $0.name == source }) else { continue }
            try copyRows(schema, sourceTable, oldNumber: number)
        }
        // Numbers go on from where they were.
        let latest = "(SELECT ifnull(max(z_pk), 0) FROM \(quoted(table.name)))"
        let former = "ifnull((SELECT latest FROM z_primary_keys WHERE name = ?1), 0)"
        try database.run("INSERT OR REPLACE INTO z_primary_keys VALUES (?1, max(\(latest), \(former)))", .text(table.name))
    }

    private func oldNumber(of entity: NSEntityDescription) -> Int? {
        let identifier = entity.renamingIdentifier ?? ""
        return old.entities.firstIndex { $0.name == identifier } ?? old.entities.firstIndex { $0.renamingIdentifier == identifier }
    }

    private func copyRows(_ entity: EntitySchema, _ source: StoreRecord.Table, oldNumber: Int) throws {
        var names = ["z_pk", "z_ent", "z_opt"]
        var texts = ["z_pk", "\(entity.number)", "z_opt"]
        var values: [SQLValue] = []
        for column in entity.columns.compactMap({ $0 }) {
            let former = former(of: column, in: source)
            try requireReadable(column, former)
            names.append(column.name)
            if let former {
                texts.append(replacement(quoted(former.name), column, &values))
                for (new, old) in [(column.entityColumn, former.entityColumn), (column.orderColumn, former.orderColumn)] {
                    guard let new else { continue }
                    names.append(new)
                    texts.append(new.hasSuffix("_ent") ? entityNumbers(old, column) : old.map(quoted) ?? "NULL")
                }
            } else {
                texts.append(replacement("NULL", column, &values))
            }
        }
        let sql =
            "INSERT INTO \(quoted(entity.table.name)) (\(names.map(quoted).joined(separator: ", "))) SELECT \(texts.joined(separator: ", ")) "
            + "FROM \(quoted("z_old_" + source.name)) WHERE z_ent = \(oldNumber)"
        let statement = try database.statement(sql)
        statement.bind(values)
        try statement.run()
    }

    /// The column of the same property in the old table: by what it was called.
    private func former(of column: ColumnSchema, in table: StoreRecord.Table) -> StoreRecord.Column? {
        let identifier = column.property.renamingIdentifier ?? column.property.name
        let owner = column.property.entity.renamingIdentifier ?? ""
        let candidates = table.columns.filter {
            $0.name == identifier || $0.renamingIdentifier == identifier || $0.name.hasPrefix(identifier + "_")
        }
        return candidates.first { $0.entity == owner } ?? candidates.first { $0.name == identifier } ?? candidates.first
    }

    /// The default value stands for what is missing.
    private func replacement(_ text: String, _ column: ColumnSchema, _ values: inout [SQLValue]) -> String {
        guard let attribute = column.property as? NSAttributeDescription, let value = attribute.defaultValue,
            text == "NULL" || !attribute.isOptional, let stored = StoredValue(value, as: attribute.attributeType),
            let sql = try? AttributeCoding.sql(stored, attribute)
        else { return text }
        values.append(sql)
        return text == "NULL" ? "?" : "ifnull(\(text), ?)"
    }

    private func requireReadable(_ column: ColumnSchema, _ former: StoreRecord.Column?) throws {
        guard let attribute = column.property as? NSAttributeDescription else { return }
        if let former, let type = former.type, type != attribute.attributeType.rawValue, !Self.areAlike(type, attribute.attributeType) {
            throw inference("Source and destination attribute types of \(name(column)) are incompatible")
        }
        if former == nil, !attribute.isOptional, attribute.defaultValue == nil {
            throw inference("Validation error missing attribute values on mandatory destination attribute \(name(column))")
        }
    }

    private func name(_ column: ColumnSchema) -> String { "\(column.property.entity.name ?? "").\(column.property.name)" }

    private func inference(_ text: String) -> NSError {
        CoreDataError.make(
            NSInferredMappingModelError, "An error occurred during persistent store migration: \(text).",
            [NSFilePathErrorKey: database.path, "reason": text])
    }

    /// Whole numbers of any size are kept alike.
    static func areAlike(_ old: UInt, _ new: NSAttributeType) -> Bool {
        guard let old = NSAttributeType(rawValue: old) else { return false }
        let reals: Set<NSAttributeType> = [.doubleAttributeType, .floatAttributeType]
        return old.isInteger && (new.isInteger || reals.contains(new)) || reals.contains(old) && reals.contains(new)
    }

    /// The numbers of entities have changed with the model.
    private func entityNumbers(_ column: String?, _ new: ColumnSchema) -> String {
        guard let column else { return destinationNumber(new) }
        let cases = store.schema.entityNames.indices.compactMap { number -> String? in
            guard let entity = store.schema.entity(number: number)?.entity, let old = oldNumber(of: entity) else { return nil }
            return "WHEN \(old) THEN \(number)"
        }
        return "CASE \(quoted(column)) \(cases.joined(separator: " ")) END"
    }

    private func destinationNumber(_ column: ColumnSchema) -> String {
        guard case .toOne(let relationship) = column.kind, let number = relationship.destinationEntity.flatMap({ store.schema[$0] })?.number
        else {
            return "NULL"
        }
        return "\(number)"
    }

    // MARK: Relationships

    private func fill(_ join: JoinSchema) throws {
        let identifier = join.forward.renamingIdentifier ?? ""
        let owner = join.forward.entity.renamingIdentifier ?? ""
        guard let former = old.joins.first(where: { $0.relationship == identifier && $0.entity == owner }) else { return }
        try database.execute(
            "INSERT INTO \(quoted(join.name)) SELECT a, b, a_order, b_order FROM \(quoted("z_old_" + former.name))")
    }
}
