import Synchronization

/// The declarations of a module that its importers must know to translate their own sources.
///
/// An index that was read from a file decodes a type when it is first asked for: a program uses few of the types it could.
public final class ModuleIndex: Sendable {
    public let moduleName: String
    public let kind: ModuleKind
    /// The modules that it imports, in order: their declarations reach its importers.
    public let imports: [String]
    /// Type alias to what it stands for.
    let aliases: [String: String]
    let summary: IndexSummary
    /// The name of every record, and whether it is an extension.
    let directory: [IndexPayload.Entry]
    private let records: Mutex<[TypeRecord?]>
    private let payload: IndexPayload?

    /// An index of types that are in memory.
    init(moduleName: String, kind: ModuleKind, imports: [String], records: [TypeRecord], aliases: [String: String]) {
        self.moduleName = moduleName
        self.kind = kind
        self.imports = imports
        self.aliases = aliases
        summary = IndexSummary(records)
        directory = records.map { IndexPayload.Entry(name: $0.name, isExtension: $0.kind == .extension, start: 0) }
        self.records = Mutex(records)
        payload = nil
    }

    /// An index whose types are decoded on demand.
    init(
        moduleName: String, kind: ModuleKind, imports: [String], aliases: [String: String], summary: IndexSummary, payload: IndexPayload
    ) {
        self.moduleName = moduleName
        self.kind = kind
        self.imports = imports
        self.aliases = aliases
        self.summary = summary
        directory = payload.directory
        records = Mutex([TypeRecord?](repeating: nil, count: payload.directory.count))
        self.payload = payload
    }

    /// How many declarations of types and extensions the index holds.
    public var recordCount: Int { directory.count }

    func record(_ number: Int) -> TypeRecord {
        records.withLock { records in
            if let record = records[number] { return record }
            let record = payload?.decodeRecord(number) ?? TypeRecord(name: "", kind: .extension)
            records[number] = record
            return record
        }
    }

    /// Every record, decoded.
    var allRecords: [TypeRecord] { (0..<recordCount).map(record) }
}
