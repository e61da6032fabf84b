import Foundation

/// Finds out what a document is, and reads it.
struct DocumentReader {
    /// Errors of Foundation for types that cannot be read, or written.
    static let readInapplicableType = 65806
    static let writeInapplicableType = 66062

    private let options: [NSAttributedString.DocumentReadingOptionKey: Any]

    init(_ options: [NSAttributedString.DocumentReadingOptionKey: Any]) { self.options = options }

    struct Document {
        var text: NSAttributedString
        var attributes: NSDictionary
    }

    func read(_ data: Data) throws -> Document {
        let type = type ?? sniffedType(data)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        let encoding = encoding(of: data, isHTML: type == .html)
        let string = decoded(data, encoding)
        let text: NSAttributedString
        switch type {
        case .html: text = HTMLReader(defaults: defaults).read(string)
        case .plain: text = NSAttributedString(string: string, attributes: defaults)
        default: throw CocoaError(CocoaError.Code(rawValue: Self.readInapplicableType))
        }
        let attributes: [String: Any] = [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding.rawValue),
        ]
        return Document(text: text, attributes: NSDictionary(dictionary: attributes))
    }

    private var type: NSAttributedString.DocumentType? {
        let value = options[.documentType]
        return value as? NSAttributedString.DocumentType ?? (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
    }

    /// By the first characters. What looks like a format that is not read is none of these.
    private func sniffedType(_ data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(256), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        if start.hasPrefix("{\\rtf") { return NSAttributedString.DocumentType(rawValue: "NSRTF") }
        return start.hasPrefix("<html") || start.hasPrefix("<!doctype html") ? .html : .plain
    }

    // MARK: Encodings

    private func encoding(of data: Data, isHTML: Bool) -> String.Encoding {
        let value = options[.characterEncoding]
        if let number = value as? UInt ?? (value as? Int).map({ UInt(bitPattern: $0) }) ?? (value as? NSNumber)?.uintValue {
            return String.Encoding(rawValue: number)
        }
        if let encoding = value as? String.Encoding { return encoding }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
        guard isHTML else { return String(data: data, encoding: .utf8) == nil ? .windowsCP1252 : .utf8 }
        return declaredEncoding(data) ?? .windowsCP1252
    }

    /// The encoding that a document declares at its start.
    private func declaredEncoding(_ data: Data) -> String.Encoding? {
        let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard let mark = start.range(of: "charset=") else { return nil }
        let name = start[mark.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        switch name {
        case "utf-8", "utf8": return .utf8
        case "utf-16": return .utf16
        case "iso-8859-2": return .isoLatin2
        case "windows-1250": return .windowsCP1250
        case "windows-1251": return .windowsCP1251
        case "us-ascii", "iso-8859-1", "windows-1252": return .windowsCP1252
        default: return nil
        }
    }

    private func decoded(_ data: Data, _ encoding: String.Encoding) -> String {
        var string: String
        if encoding == .utf8 {
            string = String(decoding: data, as: UTF8.self)
        } else {
            string =
                String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) ?? String(decoding: data, as: UTF8.self)
        }
        if string.hasPrefix("\u{FEFF}") { string.removeFirst() }
        return string
    }
}
