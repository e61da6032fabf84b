internal import CSQLite

/// A database of SQLite, with the orders of texts that Foundation has. Used by one thread at a time.
final class SQLiteDatabase {
    let pointer: OpaquePointer
    let path: String
    private var statements: [String: SQLiteStatement] = [:]
    /// The one that was asked for last: a save asks for the same thousands of times.
    private var latest: (sql: String, statement: SQLiteStatement)?
    private static let mostStatements = 256
    /// How long another process may keep the file to itself, in milliseconds.
    private static let patience: Int32 = 10_000

    /// - Parameter path: of a file, or `:memory:`.
    init(path: String, isReadOnly: Bool) throws(SQLiteFailure) {
        var pointer: OpaquePointer?
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &pointer, access | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let pointer else {
            let message = pointer.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(pointer)
            throw SQLiteFailure(code: code, message: message, path: path)
        }
        self.pointer = pointer
        self.path = path
        sqlite3_extended_result_codes(pointer, 1)
        sqlite3_busy_timeout(pointer, Self.patience)
        _ = sqlite_defensive(pointer)
        TextFunctions.register(in: pointer)
    }

    deinit {
        forgetStatements()
        sqlite3_close_v2(pointer)
    }

    func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, message: String(cString: sqlite3_errmsg(pointer)), path: path)
    }

    /// Runs statements without parameters and results.
    func execute(_ sql: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(pointer, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// A prepared statement, which is kept for the next time.
    func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
        if let latest, latest.sql == sql {
            latest.statement.reset()
            return latest.statement
        }
        if let known = statements[sql] {
            known.reset()
            latest = (sql, known)
            return known
        }
        if statements.count >= Self.mostStatements { forgetStatements() }
        let statement = try SQLiteStatement(sql, self)
        statements[sql] = statement
        return statement
    }

    func forgetStatements() {
        statements = [:]
        latest = nil
    }

    /// Runs a statement with parameters.
    func run(_ sql: String, _ values: SQLValue...) throws(SQLiteFailure) {
        let statement = try statement(sql)
        statement.bind(values)
        try statement.run()
    }

    /// The values that a body makes of the rows.
    func rows<Row>(_ sql: String, _ values: [SQLValue] = [], _ body: (SQLiteStatement) throws -> Row) throws -> [Row] {
        let statement = try statement(sql)
        statement.bind(values)
        defer { statement.reset() }
        var rows: [Row] = []
        while try statement.step() { rows.append(try body(statement)) }
        return rows
    }

    /// True if changes are being put together.
    private(set) var isInTransaction = false

    /// Does all that a body does, or nothing.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        if isInTransaction { return try body() }
        try execute("BEGIN IMMEDIATE")
        isInTransaction = true
        defer { isInTransaction = false }
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }
}
