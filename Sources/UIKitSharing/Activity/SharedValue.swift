import Foundation

/// An item of a share sheet, as far as activities of the system know it.
enum SharedValue {
    case text(String)
    case address(URL)
    case file(URL)
    case picture(UIImage)
    case data(Data)
    case color(UIColor)

    /// Nil for what only the application knows.
    @MainActor
    init?(_ item: Any) {
        switch item {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let text as NSAttributedString: self = .text(text.string)
        case let url as URL: self = url.isFileURL ? .file(url) : .address(url)
        case let url as NSURL: self = url.isFileURL ? .file(url as URL) : .address(url as URL)
        case let image as UIImage: self = .picture(image)
        case let data as Data: self = UIImage(data: data).map { .picture($0) } ?? .data(data)
        case let data as NSData: self.init(data as Data)
        case let color as UIColor: self = .color(color)
        default: return nil
        }
    }

    @MainActor
    static func all(_ items: [Any]) -> [SharedValue] { items.compactMap { SharedValue($0) } }
}
