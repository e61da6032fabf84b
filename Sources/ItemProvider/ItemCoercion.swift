import Foundation

/// Makes of an item what somebody expects instead (SV-49).
enum ItemCoercion {
    /// The bytes of an item: those of a text in UTF-8, those in a file.
    static func data(of item: Any?) -> Data? {
        switch item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let text as NSString: Data((text as String).utf8)
        case let url as URL where url.isFileURL: try? Data(contentsOf: url)
        case let url as NSURL: data(of: url as URL)
        case let url as URL: Data(url.absoluteString.utf8)
        case let data as NSData: data as Data
        default: nil
        }
    }
}
