import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// What is printed, and how it becomes pages.
@MainActor
enum PrintContent {
    case renderer(UIPrintPageRenderer)
    case items([PrintableItem])

    /// A job of more pages is a mistake.
    private static let mostPages = 10_000

    /// The pages as a PDF.
    /// - Parameter wanted: those of them that are printed, of what a renderer draws; nil for all.
    func document(on paper: UIPrintPaper, _ wanted: [ClosedRange<Int>]?) throws(UIPrintError) -> Data {
        switch self {
        case .renderer(let renderer): try Self.document(of: renderer, on: paper, wanted)
        // Somebody has made its pages already.
        case .items(let items):
            if items.count == 1, case .document(let data, _) = items[0] { data } else { Self.document(of: items, on: paper) }
        }
    }

    private static func document(of renderer: UIPrintPageRenderer, on paper: UIPrintPaper, _ wanted: [ClosedRange<Int>]?)
        throws(UIPrintError) -> Data
    {
        renderer.setPaper(CGRect(origin: .zero, size: paper.paperSize), printable: paper.printableRect)
        let count = renderer.numberOfPages
        if count <= 0 { throw UIPrintError(.noContent) }
        if count > mostPages { throw UIPrintError(.jobFailed, details: "\(count) pages are more than \(mostPages)") }
        let pages = (0..<count).filter { page in wanted?.contains { $0.contains(page) } ?? true }
        guard let first = pages.first, let last = pages.last else { throw UIPrintError(.noContent) }
        renderer.prepare(forDrawingPages: NSRange(location: first, length: last - first + 1))
        return UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
            for page in pages {
                context.beginPage()
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
    }

    private static func document(of items: [PrintableItem], on paper: UIPrintPaper) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: paper.paperSize)).pdfData { context in
            for item in items {
                switch item {
                case .picture(let image):
                    context.beginPage()
                    image.draw(in: image.size.fitted(in: paper.printableRect))
                case .document(_, let document): draw(document, in: paper.printableRect, context)
                }
            }
        }
    }

    private static func draw(_ document: CGPDFDocument, in rect: CGRect, _ context: UIGraphicsPDFRendererContext) {
        for number in 1...max(document.numberOfPages, 1) {
            guard let page = document.page(at: number) else { continue }
            context.beginPage()
            let drawing = context.cgContext
            drawing.saveGState()
            // Pages of a PDF stand on their lower edge.
            drawing.translateBy(x: 0, y: rect.minY + rect.maxY)
            drawing.scaleBy(x: 1, y: -1)
            drawing.concatenate(page.getDrawingTransform(.cropBox, rect: rect, rotate: 0, preserveAspectRatio: true))
            drawing.drawPDFPage(page)
            drawing.restoreGState()
        }
    }
}

extension CGSize {
    /// As large as there is room in a rectangle, in its middle.
    fileprivate func fitted(in rect: CGRect) -> CGRect {
        guard width > 0, height > 0 else { return .zero }
        let scale = min(rect.width / width, rect.height / height)
        let size = CGSize(width: width * scale, height: height * scale)
        return CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }
}
