import Foundation

// Documents are read at once, on any thread, and nothing is fetched for them.
// apple: https://developer.apple.com/documentation/foundation/nsattributedstring
extension NSAttributedString {
    /// The text of a document.
    ///
    /// - Parameters:
    ///   - options: What is known of it.
    ///   - dict: Filled with ``DocumentAttributeKey/documentType`` and ``DocumentAttributeKey/characterEncoding``.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(options).read(data)
        dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// The text of a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// A part of the text as a document.
    ///
    /// - Parameter dict: Must have a ``DocumentAttributeKey/documentType``.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        let encoding =
            (dict[.characterEncoding] as? UInt ?? (dict[.characterEncoding] as? NSNumber)?.uintValue)
            .map { String.Encoding(rawValue: $0) } ?? .utf8
        let type = (dict[.documentType] as? DocumentType) ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) }
        switch type {
        case .plain?:
            guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return data
        case .html?:
            return Data(HTMLWriter(part).document().utf8)
        default:
            throw CocoaError(CocoaError.Code(rawValue: DocumentReader.writeInapplicableType))
        }
    }
}

extension NSMutableAttributedString {
    /// Replaces the text with that of a document.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(opts).read(data)
        dict?.pointee = document.attributes
        setAttributedString(document.text)
    }

    /// Replaces the text with that of a document in a file. Throws if it cannot be read, or is of no known type.
    public func read(
        from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try read(from: try Data(contentsOf: url), options: opts, documentAttributes: dict)
    }
}
