import Foundation

extension NSAttributedString {
    /// The format of a document.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Characters alone.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key of the attributes of a document, in addition to its text.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// Attributes for text without any.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// How a document is read.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``. Without it the first characters decide.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`. Without it a mark at the start or the document decides, else Western European is read.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes that text has unless the document says otherwise.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
}
