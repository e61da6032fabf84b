/// The types that the system knows: what each conforms to, its extensions of file names, and its MIME types. The first of each is preferred.
struct TypeTable: Sendable {
    struct Row: Sendable {
        let identifier: String
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let text: String
    }

    static let system = TypeTable(systemTypes)

    let rows: [String: Row]
    private let byExtension: [String: [String]]
    private let byMIMEType: [String: [String]]

    /// - Parameter text: a line a type: identifier, parents, extensions, MIME types, description, with bars between them.
    init(_ text: String) {
        var rows: [String: Row] = [:]
        var byExtension: [String: [String]] = [:]
        var byMIMEType: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
            func words(_ index: Int) -> [String] { fields[index].split(separator: " ").map(String.init) }
            let row = Row(
                identifier: fields[0], parents: words(1), extensions: words(2), mimeTypes: words(3), text: fields[4])
            rows[row.identifier] = row
            for name in row.extensions { byExtension[name, default: []].append(row.identifier) }
            for name in row.mimeTypes { byMIMEType[name, default: []].append(row.identifier) }
        }
        self.rows = rows
        self.byExtension = byExtension
        self.byMIMEType = byMIMEType
    }

    func identifiers(filenameExtension name: String) -> [String] { byExtension[name.lowercased()] ?? [] }
    func identifiers(mimeType name: String) -> [String] { byMIMEType[name.lowercased()] ?? [] }

    /// All that a type conforms to, itself not counted.
    func ancestors(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var open = rows[identifier]?.parents ?? []
        while let next = open.popLast() {
            if found.insert(next).inserted { open += rows[next]?.parents ?? [] }
        }
        return found
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
