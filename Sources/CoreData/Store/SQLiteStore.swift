/// A store that is a database of SQLite, in a file or in memory.
///
/// Used under the coordinator's lock.
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
    private(set) var database: SQLiteDatabase
    let schema: StoreSchema
    let model: NSManagedObjectModel
    private var latestSchema: EntitySchema?
    private var selections: [String: RowSelection] = [:]

    /// Opens a store, makes it if it is not there, and brings it to the model's version if that is allowed.
    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, model: NSManagedObjectModel
    ) throws {
        self.model = model
        schema = StoreSchema(model, configuration: configuration)
        let path = type == NSInMemoryStoreType || url?.path == "/dev/null" ? ":memory:" : url?.path ?? ":memory:"
        let isReadOnly = StoreOptions(options).isReadOnly
        do throws(SQLiteFailure) {
            database = try SQLiteDatabase(path: path, isReadOnly: isReadOnly)
            super.init(type: type, configuration: configuration, url: url, options: options)
        } catch {
            throw Self.opening(error)
        }
        do {
            try open(StoreOptions(options))
        } catch let failure as SQLiteFailure {
            throw Self.opening(failure)
        }
    }

    /// A file that is no store stays as it is: the error says where.
    private static func opening(_ failure: SQLiteFailure) -> NSError {
        failure.isDamage ? failure.error : failure.code & 0xFF == 14 ? unopened(failure) : failure.error
    }

    private static func unopened(_ failure: SQLiteFailure) -> NSError {
        CoreDataError.make(
            NSPersistentStoreOpenError, "The store \(failure.path) cannot be opened: \(failure.message). Its folder has to be there.",
            [NSFilePathErrorKey: failure.path])
    }

    private func open(_ options: StoreOptions) throws {
        if !options.isReadOnly {
            try database.execute("PRAGMA journal_mode = \(options.journalMode)")
            try database.execute("PRAGMA synchronous = \(options.synchronous)")
        }
        let isNew = try database.rows("SELECT count(*) FROM sqlite_master") { $0.integer(0) }.first == 0
        if isNew {
            metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: UUID().uuidString]
            // Together: tables that nothing is known of are no store.
            try database.transaction {
                try StoreCreation(database, schema).run()
                try writeVersion()
            }
        } else {
            try readMetadata()
            try requireDatabaseIsWhole()
            try bringUpToDate(options)
        }
        identifier = metadata[NSStoreUUIDKey] as? String ?? ""
    }

    /// A look at all pages that are not the objects' own is made at each opening; it takes a millisecond for each megabyte.
    private func requireDatabaseIsWhole() throws {
        _ = try database.rows("PRAGMA schema_version") { $0.integer(0) }
    }

    // MARK: Metadata

    private func readMetadata() throws {
        let hasMetadata = try database.rows("SELECT count(*) FROM sqlite_master WHERE name = 'z_metadata'") { $0.integer(0) }.first ?? 0
        guard hasMetadata > 0 else {
            throw CoreDataError.make(
                NSMigrationMissingSourceModelError,
                "Can't find model for source store: \(database.path) is a database that Forastero's Core Data has not written.",
                [NSFilePathErrorKey: database.path])
        }
        let data = try database.rows("SELECT value FROM z_metadata WHERE key = 'metadata'") { $0.blob(0) }.first ?? Data()
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw CoreDataError.make(
                CocoaError.Code.fileReadCorruptFile.rawValue, "The metadata of the store \(database.path) cannot be read.",
                [NSFilePathErrorKey: database.path])
        }
        metadata = list
    }

    /// Writes which version of the model the store is of.
    func writeVersion() throws {
        metadata[NSStoreModelVersionHashesKey] = currentHashes
        metadata[NSStoreModelVersionIdentifiersKey] = model.versionIdentifiers.compactMap { $0 as? String }.sorted()
        try database.transaction {
            try writeMetadata()
            try database.run("INSERT OR REPLACE INTO z_metadata VALUES ('schema', ?)", .blob(try StoreRecord(schema).data()))
        }
    }

    func writeMetadata() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: metadata ?? [:], format: .binary, options: 0)
        try database.run("INSERT OR REPLACE INTO z_metadata VALUES ('metadata', ?)", .blob(data))
    }

    private var currentHashes: [String: Data] {
        let name = configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : configurationName
        let entities = model.entities(forConfigurationName: name) ?? model.entities
        return Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
    }

    private func bringUpToDate(_ options: StoreOptions) throws {
        guard metadata[NSStoreModelVersionHashesKey] as? [String: Data] != currentHashes else { return }
        guard options.migrates else {
            throw CoreDataError.make(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store.",
                [NSFilePathErrorKey: database.path, "metadata": metadata ?? [:]])
        }
        if let files = MigrationFiles(model, metadata ?? [:]) { return try migrate(by: files) }
        guard options.infersMapping else {
            throw CoreDataError.make(
                NSMigrationMissingMappingModelError, "No mapping model was found for the store \(database.path).",
                [NSFilePathErrorKey: database.path])
        }
        // Together: who is killed in between would find new tables that are told to be old.
        try database.transaction {
            try StoreMigration(self).run()
            try writeVersion()
        }
        database.forgetStatements()
    }

    /// Follows a mapping model of the app. The new file takes the place of the old one at once, when it is whole.
    private func migrate(by files: MigrationFiles) throws {
        guard let url, database.path != ":memory:" else { return }
        let new = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent)-\(UUID().uuidString)")
        let kept = metadata.filter { $0.key != NSStoreModelVersionHashesKey && $0.key != NSStoreModelVersionIdentifiersKey }
        try NSMigrationManager(sourceModel: files.source, destinationModel: model).migrateStore(
            from: url, sourceType: type, with: files.mapping, toDestinationURL: new, destinationType: type,
            destinationOptions: [NSSQLitePragmasOption: ["journal_mode": "DELETE"]])
        do {
            try keep(kept, in: new)
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw error
        }
        // What SQLite keeps beside the old file goes when it is closed.
        database = try SQLiteDatabase(path: ":memory:", isReadOnly: false)
        guard rename(new.path, url.path) == 0 else {
            try? FileManager.default.removeItem(at: new)
            throw MigrationFailure.make("\(url.path) cannot be replaced", code: NSMigrationManagerDestinationStoreError)
        }
        database = try SQLiteDatabase(path: url.path, isReadOnly: false)
        try database.execute("PRAGMA journal_mode = \(StoreOptions(self.options).journalMode)")
        try database.execute("PRAGMA synchronous = \(StoreOptions(self.options).synchronous)")
        try readMetadata()
    }

    /// The new file is the same store, before it takes the place of the old one.
    private func keep(_ kept: [String: Any], in url: URL) throws {
        database = try SQLiteDatabase(path: url.path, isReadOnly: false)
        try readMetadata()
        metadata.merge(kept) { $1 }
        try writeMetadata()
    }

    // MARK: Reading

    /// How rows of an entity, and of those that inherit from it, are read.
    func selection(_ entity: NSEntityDescription) -> RowSelection? {
        let name = entity.name ?? ""
        if let known = selections[name] { return known }
        guard let own = schema[entity] else { return nil }
        let selection = RowSelection(own, schema)
        selections[name] = selection
        return selection
    }

    /// How an entity is kept: most often the one that was asked for before.
    func entitySchema(_ entity: NSEntityDescription) -> EntitySchema? {
        if let latestSchema, latestSchema.entity === entity { return latestSchema }
        latestSchema = schema[entity]
        return latestSchema
    }

    func id(_ entity: NSEntityDescription, _ number: Int64) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, store: self, number: number)
    }
}
