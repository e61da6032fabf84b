import Foundation

/// One representation of an item: as the object that an application uses, or as bytes.
struct PasteboardValue {
    static let stringTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    static let urlTypes = ["public.url", "public.file-url"]
    static let imageTypes = ["public.png", "public.jpeg", "public.image"]
    static let colorTypes = ["com.apple.uikit.color"]

    var type: String
    var stored: Any

    /// The representation of an item in the first of some types that it has.
    init?(of item: [String: Any], in types: [String]) {
        guard let type = types.first(where: { item[$0] != nil }), let stored = item[type] else { return nil }
        self.type = type
        self.stored = stored
    }

    /// The stored object, unless it is the bytes of a known type.
    var object: Any {
        if Self.stringTypes.contains(type) { return string ?? stored }
        if Self.urlTypes.contains(type) { return url ?? stored }
        if Self.imageTypes.contains(type) { return image ?? stored }
        return stored
    }

    var string: String? { stored as? String ?? (stored as? Data).flatMap { String(data: $0, encoding: .utf8) } }
    var url: URL? { stored as? URL ?? string.flatMap { URL(string: $0) } }
    var image: UIImage? { stored as? UIImage ?? (stored as? Data).flatMap { UIImage(data: $0) } }
    var color: UIColor? { stored as? UIColor }

    /// Bytes; nil for what has none.
    var data: Data? {
        switch stored {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default:
            PropertyListSerialization.propertyList(stored, isValidFor: .binary)
                ? try? PropertyListSerialization.data(fromPropertyList: stored, format: .binary, options: 0) : nil
        }
    }

    /// An item of one value under the type that suits it.
    static func item(for value: Any) -> [String: Any]? {
        switch value {
        case is String: [stringTypes[0]: value]
        case let url as URL: [url.isFileURL ? urlTypes[1] : urlTypes[0]: value]
        case is UIImage: [imageTypes[0]: value]
        case is UIColor: [colorTypes[0]: value]
        default: nil
        }
    }

    /// An item in which the automatic type is replaced by that of its value.
    static func resolved(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[UIPasteboard.typeAutomatic] else { return item }
        var item = item
        item[UIPasteboard.typeAutomatic] = nil
        return item.merging(Self.item(for: value) ?? [:]) { given, _ in given }
    }

    /// The text of an item for another application, which takes nothing else.
    static func text(of item: [String: Any]) -> String? {
        PasteboardValue(of: item, in: stringTypes)?.string ?? PasteboardValue(of: item, in: urlTypes)?.url?.absoluteString
    }
}
