public import Foundation

/// A kind of data, such as "a PNG image", and its position in the tree of kinds.
// apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    private var row: TypeTable.Row? { TypeTable.system.rows[identifier] }

    // MARK: Creating

    /// The type of an identifier; nil if nobody has declared it.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(_:)
    public init?(_ identifier: String) {
        guard TypeTable.system.rows[identifier.lowercased()] != nil || DynamicType.isDynamic(identifier) else { return nil }
        self.identifier = DynamicType.isDynamic(identifier) ? identifier : identifier.lowercased()
    }

    /// The type of files with an extension. For an unknown one a dynamic type that stands for the extension.
    ///
    /// - Parameter supertype: what the type has to conform to. Default: `data`.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(filenameextension:conformingto:)
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data of a MIME type.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(mimetype:conformingto:)
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type that a tag stands for.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(tag:tagclass:conformingto:)
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let candidates = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        self = candidates.first ?? UTType(known: DynamicType.identifier(tag: tag, tagClass: tagClass))
    }

    /// All types that a tag may stand for, the most likely first.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/types(tag:tagclass:conformingto:)
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let table = TypeTable.system
        let found = tagClass == .mimeType ? table.identifiers(mimeType: tag) : table.identifiers(filenameExtension: tag)
        return found.map(UTType.init(known:)).filter { type in supertype.map(type.conforms(to:)) ?? true }
    }

    // MARK: Tags

    /// The extension that files of this type get; nil if it has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The MIME type; nil if it has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// Extensions and MIME types, the preferred one first.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/tags
    public var tags: [UTTagClass: [String]] {
        if let (tag, tagClass) = DynamicType.tag(of: identifier) { return [tagClass: [tag]] }
        var tags: [UTTagClass: [String]] = [:]
        if let row, !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
        if let row, !row.mimeTypes.isEmpty { tags[.mimeType] = row.mimeTypes }
        return tags
    }

    // MARK: Describing

    /// The description in English; nil for a dynamic type.
    public var localizedDescription: String? { row?.text }
    public var description: String { identifier }
    /// True if nobody has declared it: it stands for an extension or a MIME type that is not known.
    public var isDynamic: Bool { DynamicType.isDynamic(identifier) }
    /// True if the system or an app has declared it.
    public var isDeclared: Bool { row != nil }
    /// True if its name begins with `public.`: nobody's in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Nil: versions are not known.
    public var version: Int? { nil }
    /// Nil: addresses are not known.
    public var referenceURL: URL? { nil }

    // MARK: The tree

    /// Returns true if data of this type are data of the other one too.
    // apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/conforms(to:)
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Returns true if data of this type are data of another one, which is not the same.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Returns true if data of another type, which is not the same, are data of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that this one conforms to, directly or not.
    public var supertypes: Set<UTType> {
        if isDynamic { return [.data, .item] }
        return Set(TypeTable.system.ancestors(of: identifier).map(UTType.init(known:)))
    }
}

/// The kind of name of a tag.
// apple: https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
