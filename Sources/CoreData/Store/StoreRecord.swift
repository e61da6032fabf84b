/// A store's description of its own tables, so that it can be brought to another version of the model without the old one.
struct StoreRecord: Codable {
    struct Column: Codable {
        let name: String
        /// The number of an attribute's type; nil for a relationship.
        let type: UInt?
        let renamingIdentifier: String
        let entity: String
        let entityColumn: String?
        let orderColumn: String?
    }
    struct Table: Codable {
        let name: String
        let columns: [Column]
    }
    struct Join: Codable {
        let name: String
        let entity: String
        let relationship: String
    }
    struct Entity: Codable {
        let name: String
        let renamingIdentifier: String
        let root: String
    }
    let tables: [Table]
    let joins: [Join]
    /// By their numbers.
    let entities: [Entity]

    init(_ schema: StoreSchema) {
        tables = schema.tables.map { table in
            Table(name: table.name, columns: table.columns.map { Self.column($0) })
        }
        joins = schema.joins.map {
            Join(name: $0.name, entity: $0.forward.entity.name ?? "", relationship: $0.forward.renamingIdentifier ?? "")
        }
        entities = schema.entityNames.indices.map { number in
            let entity = schema.entity(number: number)?.entity
            let name = schema.entityNames[number]
            return Entity(name: name, renamingIdentifier: entity?.renamingIdentifier ?? name, root: entity?.layout.rootName ?? name)
        }
    }

    private static func column(_ column: ColumnSchema) -> Column {
        var type: UInt?
        if case .attribute(let kind) = column.kind { type = kind.rawValue }
        return Column(
            name: column.name, type: type, renamingIdentifier: column.property.renamingIdentifier ?? column.property.name,
            entity: column.property.entity.name ?? "", entityColumn: column.entityColumn, orderColumn: column.orderColumn)
    }

    func data() throws -> Data { try PropertyListEncoder().encode(self) }

    static func read(_ database: SQLiteDatabase) throws -> StoreRecord? {
        let data = try database.rows("SELECT value FROM z_metadata WHERE key = 'schema'") { $0.blob(0) }.first
        return data.flatMap { try? PropertyListDecoder().decode(StoreRecord.self, from: $0) }
    }
}
