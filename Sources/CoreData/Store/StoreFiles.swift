/// The files of a store.
enum StoreFiles {
    /// The database, and what SQLite keeps beside it while it is open.
    static func paths(_ url: URL) -> [String] { ["", "-wal", "-shm", "-journal"].map { url.path + $0 } }

    /// The metadata in a store's file.
    static func metadata(at url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.make(
                CocoaError.Code.fileReadNoSuchFile.rawValue, "There is no store at \(url.path).", [NSFilePathErrorKey: url.path])
        }
        do {
            let database = try SQLiteDatabase(path: url.path, isReadOnly: false)
            let data = try database.rows("SELECT value FROM z_metadata WHERE key = 'metadata'") { $0.blob(0) }.first ?? Data()
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        } catch let failure as SQLiteFailure {
            throw failure.error
        }
    }
}
