/// Makes the tables of a store.
struct StoreCreation {
    private let database: SQLiteDatabase
    private let schema: StoreSchema

    init(_ database: SQLiteDatabase, _ schema: StoreSchema) { (self.database, self.schema) = (database, schema) }

    func run() throws {
        try database.execute("CREATE TABLE z_metadata (key TEXT PRIMARY KEY, value BLOB)")
        try database.execute("CREATE TABLE z_primary_keys (name TEXT PRIMARY KEY, latest INTEGER NOT NULL)")
        try makeTables()
    }

    func makeTables() throws {
        for table in schema.tables {
            try database.execute(Self.statement(for: table))
            try makeIndexes(table)
        }
        for join in schema.joins {
            let name = quoted(join.name)
            try database.execute(
                "CREATE TABLE \(name) (a INTEGER, b INTEGER, a_order INTEGER, b_order INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID")
            try database.execute("CREATE INDEX \(quoted(join.name + "_b")) ON \(name) (b)")
        }
    }

    private static func statement(for table: TableSchema) -> String {
        let columns =
            ["z_pk INTEGER PRIMARY KEY", "z_ent INTEGER NOT NULL", "z_opt INTEGER NOT NULL"] + table.columns.flatMap(\.declarations)
        return "CREATE TABLE \(quoted(table.name)) (\(columns.joined(separator: ", ")))"
    }

    /// For relationships, because their other side is found by them, and for what the model says.
    private func makeIndexes(_ table: TableSchema) throws {
        for column in table.columns {
            if case .toOne(let relationship) = column.kind, relationship.inverseRelationship?.isToMany == true || column.property.isIndexed
            {
                try makeIndex([column.name], on: table)
            } else if column.property.isIndexed {
                try makeIndex([column.name], on: table)
            }
        }
        for entity in StoreSchema.family(table.root) {
            for index in entity.indexes {
                let names = index.elements.compactMap { $0.property.flatMap { table.column(of: $0)?.name } }
                if !names.isEmpty { try makeIndex(names, on: table) }
            }
            for constraint in entity.uniquenessConstraints {
                let names = EntityConstraint.columns(constraint, entity, table)
                if !names.isEmpty { try makeIndex(names, on: table, isUnique: true) }
            }
        }
    }

    private func makeIndex(_ columns: [String], on table: TableSchema, isUnique: Bool = false) throws {
        let name = quoted(([isUnique ? "z_unique" : "z_index", table.name] + columns).joined(separator: "_"))
        let list = columns.map(quoted).joined(separator: ", ")
        try database.execute("CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name) ON \(quoted(table.name)) (\(list))")
    }
}

/// The columns of a set of properties whose values no two objects have in common.
enum EntityConstraint {
    static func columns(_ constraint: [Any], _ entity: NSEntityDescription, _ table: TableSchema) -> [String] {
        constraint.compactMap { element in
            let name = element as? String ?? (element as? NSPropertyDescription)?.name
            return name.flatMap { entity.propertiesByName[$0] }.flatMap { table.column(of: $0)?.name }
        }
    }
}
