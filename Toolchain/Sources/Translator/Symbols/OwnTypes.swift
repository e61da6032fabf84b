/// The types of the module being translated by name.
///
/// Two files may each declare a private type of the same name; such a type is also found under a key with its file's number.
struct OwnTypes: Sendable {
    private(set) var declarations: [String: TypeRecord] = [:]
    private(set) var extensions: [String: [TypeRecord]] = [:]
    private var firstFiles: [String: Int] = [:]
    private var ambiguous: Set<String> = []

    static func key(_ path: String, file: Int) -> String { "\(file)#\(path)" }

    func isAmbiguous(_ path: String) -> Bool { ambiguous.contains(path) }

    mutating func add(_ records: [TypeRecord], file: Int) {
        for record in records where record.kind != .extension {
            if let first = firstFiles[record.name], first != file {
                ambiguous.insert(record.name)
                if let other = declarations[record.name] { declarations[OwnTypes.key(record.name, file: first)] = other }
                declarations[OwnTypes.key(record.name, file: file)] = record
            } else if firstFiles[record.name] == nil {
                firstFiles[record.name] = file
                declarations[record.name] = record
            }
        }
        for record in records where record.kind == .extension {
            extensions[record.name, default: []].append(record)
            let key = OwnTypes.key(record.name, file: file)
            if declarations[key] != nil { extensions[key, default: []].append(record) }
        }
    }
}
