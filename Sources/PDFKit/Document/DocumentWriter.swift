import CoreGraphics
import Foundation

/// Writes the pages of a document anew.
enum DocumentWriter {
    static func data(of document: PDFDocument) -> Data? {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: nil, info(of: document))
        else {
            return nil
        }
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            var box = CGRect(origin: .zero, size: page.shownSize(.cropBox))
            context.beginPage(mediaBox: &box)
            page.draw(with: .cropBox, to: context)
            context.endPage()
        }
        context.closePDF()
        return Data(referencing: data)
    }

    private static func info(of document: PDFDocument) -> CFDictionary? {
        let keys: [(PDFDocumentAttribute, CFString)] = [
            (.titleAttribute, kCGPDFContextTitle), (.authorAttribute, kCGPDFContextAuthor),
            (.subjectAttribute, kCGPDFContextSubject), (.keywordsAttribute, kCGPDFContextKeywords),
            (.creatorAttribute, kCGPDFContextCreator),
        ]
        guard let attributes = document.documentAttributes else { return nil }
        var info: [CFString: Any] = [:]
        for (attribute, key) in keys { info[key] = attributes[attribute] ?? attributes[attribute.rawValue] }
        return info as CFDictionary
    }
}
