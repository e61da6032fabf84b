import Foundation
import UIKit
internal import WebProtocol

extension WebPage {
    /// - Parameters:
    ///   - rect: in points of the page; nil for all of it.
    ///   - completion: receives nil where there is no document.
    func writeDocument(of rect: CGRect?, _ completion: @escaping (Data?) -> Void) {
        let size = CGSize(width: max(scroll.size.width, CGFloat(picture.width) / picture.scale), height: max(scroll.size.height, 1))
        ask(WEB_VIEW_PRINT) {
            // Whole points, and a little more than it takes: there is to be one page.
            $0.add((Double(size.width) * Self.printed).rounded(.up))
            $0.add((Double(size.height) * Self.printed).rounded(.up) + 1)
        } answer: { fields in
            completion(fields.data().flatMap { Self.part(of: $0, rect ?? CGRect(origin: .zero, size: size)) })
        }
    }

    /// What the engine makes of a pixel of the page on paper, in points.
    private static let printed = 0.8

    /// A part of the first page in the size that the page has on the screen, drawn anew: text stays text.
    private static func part(of document: Data, _ rect: CGRect) -> Data? {
        guard rect.width > 0, rect.height > 0, let provider = CGDataProvider(data: document as CFData),
            let page = CGPDFDocument(provider)?.page(at: 1)
        else { return nil }
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: rect.size)).pdfData { context in
            context.beginPage()
            let canvas = context.cgContext
            canvas.translateBy(x: -rect.minX, y: page.getBoxRect(.mediaBox).height / printed - rect.minY)
            canvas.scaleBy(x: 1 / printed, y: -1 / printed)
            canvas.drawPDFPage(page)
        }
    }
}
