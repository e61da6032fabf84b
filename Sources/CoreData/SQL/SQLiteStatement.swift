internal import CSQLite

/// A statement that SQLite has prepared. Used by one thread at a time.
final class SQLiteStatement {
    private let pointer: OpaquePointer
    private unowned let database: SQLiteDatabase
    private let texts = BoundTexts()
    private var isReady = true

    init(_ sql: String, _ database: SQLiteDatabase) throws(SQLiteFailure) {
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(database.pointer, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw database.failure(code) }
        self.pointer = pointer
        self.database = database
    }

    deinit { sqlite3_finalize(pointer) }

    // MARK: Running

    /// Goes to the next row.
    /// - Returns: whether there is one.
    func step() throws(SQLiteFailure) -> Bool {
        isReady = false
        let code = sqlite3_step(pointer)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw database.failure(code)
        }
    }

    func reset() {
        if !isReady { sqlite3_reset(pointer) }
        isReady = true
        // Texts that lie elsewhere from now on are not those that are bound.
        if texts.removeAll() { sqlite3_clear_bindings(pointer) }
    }

    /// Runs to the end and is ready to run again.
    func run() throws(SQLiteFailure) {
        defer { reset() }
        while try step() {}
    }

    // MARK: Parameters, counted from 1

    func bind(_ values: [SQLValue]) {
        for (index, value) in values.enumerated() { bind(value, at: index + 1) }
    }

    func bind(_ value: SQLValue, at index: Int) {
        switch value {
        case .null: bindNull(at: index)
        case .integer(let number): bind(number, at: index)
        case .real(let number): bind(number, at: index)
        case .text(let text): bind(text, at: index)
        case .blob(let data): bind(data, at: index)
        }
    }

    func bindNull(at index: Int) { sqlite3_bind_null(pointer, Int32(index)) }
    func bind(_ number: Int64, at index: Int) { sqlite3_bind_int64(pointer, Int32(index), number) }
    func bind(_ number: Double, at index: Int) { sqlite3_bind_double(pointer, Int32(index), number) }

    func bind(_ text: String, at index: Int) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty text has no address, which would be a null.
                guard let start = characters.baseAddress, !characters.isEmpty else {
                    sqlite3_bind_text(pointer, Int32(index), "", 0, sqlite_transient())
                    return
                }
                if let copy = texts.keep(characters) {
                    sqlite3_bind_text(pointer, Int32(index), copy, Int32(characters.count), nil)
                } else {
                    sqlite3_bind_text(pointer, Int32(index), start, Int32(characters.count), sqlite_transient())
                }
            }
        }
    }

    func bind(_ data: Data, at index: Int) {
        if data.isEmpty {
            sqlite3_bind_zeroblob(pointer, Int32(index), 0)
            return
        }
        _ = data.withUnsafeBytes { bytes in
            sqlite3_bind_blob64(pointer, Int32(index), bytes.baseAddress, UInt64(bytes.count), sqlite_transient())
        }
    }

    // MARK: Columns, counted from 0

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL }
    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(pointer, Int32(column)) }
    func real(_ column: Int) -> Double { sqlite3_column_double(pointer, Int32(column)) }

    func text(_ column: Int) -> String {
        guard let start = sqlite3_column_text(pointer, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func blob(_ column: Int) -> Data {
        guard let start = sqlite3_column_blob(pointer, Int32(column)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(pointer, Int32(column))))
    }
}
