import Foundation

/// What a document says of itself.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdocumentattribute
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its title, a text.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// Who wrote it, a text.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// What it is about, a text.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program in which it was written, a text.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that made the file, a text.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// A `Date`.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// A `Date`.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// An array of texts.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
