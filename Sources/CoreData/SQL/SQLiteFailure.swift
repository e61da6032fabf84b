internal import CSQLite

/// The error of SQLite.
struct SQLiteFailure: Error {
    let code: Int32
    let message: String
    let path: String

    var isDamage: Bool { code & 0xFF == SQLITE_CORRUPT || code & 0xFF == SQLITE_NOTADB }
    var isConstraint: Bool { code & 0xFF == SQLITE_CONSTRAINT }

    /// The same as Core Data tells it.
    var error: NSError {
        let information: [String: Any] = [NSFilePathErrorKey: path, NSSQLiteErrorDomain: NSNumber(value: code), "reason": message]
        if isDamage {
            return CoreDataError.make(
                CocoaError.Code.fileReadCorruptFile.rawValue, "The file “\(path)” is damaged and is no store: \(message).", information)
        }
        if code & 0xFF == SQLITE_FULL {
            return CoreDataError.make(
                CocoaError.Code.fileWriteOutOfSpace.rawValue, "There is no room to save \(path): \(message).", information)
        }
        if code & 0xFF == SQLITE_READONLY {
            return CoreDataError.make(CocoaError.Code.fileWriteNoPermission.rawValue, "\(path) cannot be written: \(message).", information)
        }
        return CoreDataError.make(NSSQLiteError, "SQLite could not use \(path): \(message).", information)
    }
}
