internal import DesktopServices
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// What one job prints.
@MainActor
enum PrintedContent {
    /// A file of the format PDF, as it is.
    case document(Data)
    /// Pages that are drawn.
    case pages(UIPrintPageRenderer)

    /// The contents of all jobs; nil where there is nothing, or something that cannot be printed.
    static func all(of controller: UIPrintInteractionController) -> [PrintedContent]? {
        if let items = controller.printingItems ?? controller.printingItem.map({ [$0] }) { return contents(of: items) }
        if let renderer = controller.printPageRenderer { return [.pages(renderer)] }
        guard let formatter = controller.printFormatter else { return nil }
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        return [.pages(renderer)]
    }

    /// Pictures that follow one another are pages of one job; each document is a job.
    private static func contents(of items: [Any]) -> [PrintedContent]? {
        var contents: [PrintedContent] = []
        var pictures: [UIImage] = []
        func endPictures() {
            if !pictures.isEmpty { contents.append(.pages(PicturePages(pictures))) }
            pictures = []
        }
        for item in items {
            if let picture = picture(item) {
                pictures.append(picture)
            } else if let data = data(item), isDocument(data) {
                endPictures()
                contents.append(.document(data))
            } else {
                return nil
            }
        }
        endPictures()
        return contents.isEmpty ? nil : contents
    }

    private static func data(_ item: Any) -> Data? {
        if let url = item as? URL { return url.isFileURL ? try? Data(contentsOf: url) : nil }
        return item as? Data ?? (item as? NSData).map { Data(referencing: $0) }
    }

    private static func picture(_ item: Any) -> UIImage? {
        if let image = item as? UIImage { return image.size.width > 0 && image.size.height > 0 ? image : nil }
        return data(item).flatMap { isDocument($0) ? nil : UIImage(data: $0) }
    }

    private static func isDocument(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

    /// True if a file, or its contents, can be printed.
    static func canPrint(_ item: Any) -> Bool { contents(of: [item]) != nil }

    /// The bytes that are handed over; nil where there is no page.
    func document(for job: PrintJob) -> Data? {
        switch self {
        case .document(let data): data
        case .pages(let renderer): renderer.document(on: job.paper, pages: job.pages)
        }
    }
}

extension UIPrintPageRenderer {
    /// The pages in a PDF; nil where there are none.
    /// - Parameter wanted: the pages, from 0; nil for all.
    func document(on paper: PrintPaper, pages wanted: [ClosedRange<Int>]?) -> Data? {
        let sheet = CGRect(x: 0, y: 0, width: paper.width, height: paper.height)
        let margins = UIEdgeInsets(
            top: paper.margins.top, left: paper.margins.left, bottom: paper.margins.bottom, right: paper.margins.right)
        setPaper(sheet, printable: sheet.inset(by: margins))
        let count = numberOfPages
        let pages = (0..<max(count, 0)).filter { page in wanted?.contains { $0.contains(page) } ?? true }
        guard let first = pages.first, let last = pages.last else { return nil }
        prepare(forDrawingPages: NSRange(location: first, length: last - first + 1))
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, paperRect, nil)
        for page in pages {
            UIGraphicsBeginPDFPage()
            drawPage(at: page, in: printableRect)
        }
        UIGraphicsEndPDFContext()
        return Data(referencing: data)
    }
}

/// Pictures, one on each page, as large as it has room for.
private final class PicturePages: UIPrintPageRenderer {
    private let pictures: [UIImage]

    init(_ pictures: [UIImage]) {
        self.pictures = pictures
        super.init()
    }

    override var numberOfPages: Int { pictures.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let size = pictures[pageIndex].size
        let scale = min(contentRect.width / size.width, contentRect.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        pictures[pageIndex].draw(
            in: CGRect(x: contentRect.midX - width / 2, y: contentRect.midY - height / 2, width: width, height: height))
    }
}
