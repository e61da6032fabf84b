import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Something that can be printed as it is.
enum PrintableItem {
    case picture(UIImage)
    case document(Data, CGPDFDocument)

    /// Nil for what is neither a picture nor a PDF with pages.
    init?(_ item: Any) {
        switch item {
        case let image as UIImage: self = .picture(image)
        case let data as Data: self.init(data: data)
        case let data as NSData: self.init(data: data as Data)
        case let url as URL: self.init(url)
        case let url as NSURL: self.init(url as URL)
        default: return nil
        }
    }

    private init?(_ url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        self.init(data: data)
    }

    private init?(data: Data) {
        if let document = CGDataProvider(data: data as CFData).flatMap({ CGPDFDocument($0) }), document.numberOfPages > 0 {
            self = .document(data, document)
        } else if let image = UIImage(data: data) {
            self = .picture(image)
        } else {
            return nil
        }
    }
}
