/// Why an index file cannot be used.
public enum ModuleIndexError: Error, Equatable, Sendable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case notAnIndex(path: String)
    case foreignVersion(path: String, found: UInt32, expected: UInt32)
    case damaged(path: String)
    case unwritable(path: String, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .notAnIndex(let path): "\(path) is not an index of a module; delete it and build the module again"
        case .foreignVersion(let path, let found, let expected):
            "\(path) has format \(found), this translator reads format \(expected); build the module again"
        case .damaged(let path): "\(path) is damaged; delete it and build the module again"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }
}
