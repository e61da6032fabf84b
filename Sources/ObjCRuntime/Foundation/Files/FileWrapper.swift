public import Foundation

/// A file, a folder or a link in memory, with what is in it.
// apple: https://developer.apple.com/documentation/foundation/filewrapper
open class FileWrapper: NSObject, @unchecked Sendable {
    /// How what is in files is read.
    // apple: https://developer.apple.com/documentation/foundation/filewrapper/readingoptions
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads what is in files at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How files are written.
    // apple: https://developer.apple.com/documentation/foundation/filewrapper/writingoptions
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes to a file beside the old one, which then replaces it.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Names the wrappers as they were written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    enum Content {
        case file(Data?, URL?)
        case folder([String: FileWrapper])
        case link(URL)
    }

    var content: Content

    /// A folder; keys are the names in it.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }

    /// A file.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents, nil)
        super.init()
    }

    /// A link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    /// The file or folder at an address: of a folder all that is in it. A file is read when somebody asks for it, unless it is to be read
    /// at once.
    // apple: https://developer.apple.com/documentation/foundation/filewrapper/init(url:options:)
    public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
        content = try Self.read(url, options)
        super.init()
        (preferredFilename, filename) = (url.lastPathComponent, url.lastPathComponent)
        fileAttributes =
            (try? FileManager.default.attributesOfItem(atPath: url.path))
            .map { $0.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value } } ?? [:]
    }

    private static func read(_ url: URL, _ options: ReadingOptions) throws -> Content {
        let manager = FileManager.default
        let type = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        if type == .typeSymbolicLink {
            return .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path), relativeTo: url))
        }
        guard type == .typeDirectory else { return .file(options.contains(.immediate) ? try Data(contentsOf: url) : nil, url) }
        var children: [String: FileWrapper] = [:]
        for name in try manager.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
        }
        return .folder(children)
    }

    // MARK: What it is

    /// True if it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// True if it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// True if it is a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The preferred name in a folder. Default: nil; of one that was read, its name.
    open var preferredFilename: String?
    /// The name where it was read or written last.
    open var filename: String?
    /// Attributes as the file system has them, by their names.
    open var fileAttributes: [String: Any] = [:]
    /// An icon: none here.
    open var icon: Any? { nil }

    /// The content of a file. Nil of a file that cannot be read any more, and of what is not a file.
    open var regularFileContents: Data? {
        guard case .file(let data, let url) = content else { return nil }
        if let data { return data }
        let read = url.flatMap { try? Data(contentsOf: $0) }
        if let read { content = .file(read, url) }
        return read
    }

    /// The content of a folder, by its names.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

    /// Where a link leads.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
}
