import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitSharing

@MainActor
struct PrintingTests {
    private func renderer() -> RecordingRenderer {
        let renderer = RecordingRenderer()
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 300)), forKey: "paperRect")
        renderer.setValue(CGRect(x: 20, y: 30, width: 160, height: 240), forKey: "printableRect")
        return renderer
    }

    private func draw(_ renderer: UIPrintPageRenderer) -> Data {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
        for page in 0..<renderer.numberOfPages {
            UIGraphicsBeginPDFPage()
            renderer.drawPage(at: page, in: renderer.printableRect)
        }
        UIGraphicsEndPDFContext()
        return data as Data
    }

    @Test("SV-83: without a desktop there is no printer, and nothing is shown or called")
    func noPrinter() {
        var isCalled = false
        let controller = UIPrintInteractionController.shared
        controller.printInfo = UIPrintInfo(dictionary: nil)
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        #expect(UIPrintInteractionController.printableUTIs.isEmpty)
        #expect(!UIPrintInteractionController.canPrint(Data("%PDF-1.4".utf8)))
        #expect(!controller.present(animated: true) { _, _, _ in isCalled = true })
        #expect(!isCalled)
    }

    /// What is printed of a controller's contents: the pages of each document on A4, or what it is.
    private func printed(_ controller: UIPrintInteractionController, pages: [ClosedRange<Int>]? = nil) -> [String]? {
        PrintedContent.all(of: controller)?.map { content in
            switch content {
            case .document(let data): return String(decoding: data, as: UTF8.self)
            case .pages(let renderer):
                let data = renderer.document(on: .a4, pages: pages)
                let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
                return "\(text.matches(of: /\/Type \/Page\b/).count)"
            }
        }
    }

    @Test("SV-83: documents are printed as they are, pictures one on a page, and what is none not at all")
    func contents() throws {
        let controller = UIPrintInteractionController()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let png = try #require(picture.pngData())
        let pdf = Data("%PDF-1.4 of somebody".utf8)
        #expect(printed(controller) == nil)
        controller.printingItem = pdf
        #expect(printed(controller) == ["%PDF-1.4 of somebody"])
        controller.printingItems = [picture, png, pdf, picture]
        #expect(controller.printingItem == nil)
        #expect(printed(controller) == ["2", "%PDF-1.4 of somebody", "1"])
        for wrong in [[], [Data("no picture".utf8)], [picture, 5], [URL(string: "https://example.org/a.pdf")!], [UIImage()]] as [[Any]] {
            controller.printingItems = wrong
            #expect(printed(controller) == nil, "\(wrong)")
        }
    }

    @Test("SV-83, SV-84: the pages of a renderer and of a formatter go on the sheet that was chosen, and only those that are wanted")
    func pages() throws {
        let controller = UIPrintInteractionController()
        controller.printFormatter = UISimpleTextPrintFormatter(text: (1...200).map { "Line \($0)" }.joined(separator: "\n"))
        #expect(printed(controller) == ["4"])
        #expect(printed(controller, pages: [0...0, 2...9]) == ["3"])
        #expect(printed(controller, pages: [90...99]) == ["0"])
        let renderer = RecordingRenderer()
        controller.printPageRenderer = renderer
        #expect(controller.printFormatter == nil)
        renderer.pages = 2
        #expect(printed(controller) == ["2"])
        #expect(renderer.paperRect.size == CGSize(width: 595, height: 842))
        #expect(renderer.drawn == Array(repeating: "content (18.0, 18.0, 559.0, 806.0)", count: 2))
        renderer.pages = -1
        #expect(printed(controller) == ["0"])
        #expect((UIPrintError(.noContent) as NSError).domain == "UIPrintErrorDomain")
        #expect((UIPrintError(.jobFailed) as NSError).code == 4)
    }

    @Test("SV-84: a page is a header, content and a footer, cut from the printable rectangle")
    func parts() {
        let renderer = renderer()
        (renderer.headerHeight, renderer.footerHeight) = (20, 30)
        renderer.drawPage(at: 0, in: renderer.printableRect)
        #expect(
            renderer.drawn == [
                "header (20.0, 30.0, 160.0, 20.0)", "content (20.0, 50.0, 160.0, 190.0)", "footer (20.0, 240.0, 160.0, 30.0)",
            ])
        renderer.drawn = []
        (renderer.headerHeight, renderer.footerHeight) = (1e9, 5)
        renderer.drawPage(at: 0, in: renderer.printableRect)
    }

    @Test("SV-84: a text goes over as many pages as it takes, into a PDF without any printer")
    func text() {
        let renderer = renderer()
        let formatter = UISimpleTextPrintFormatter(text: (1...100).map { "Line \($0)" }.joined(separator: "\n"))
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        let count = formatter.pageCount
        #expect(count >= 5 && count <= 9)
        #expect(renderer.numberOfPages == count + 1)
        #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true)
        #expect(formatter.rectForPage(at: 1) == renderer.printableRect)
        #expect(formatter.rectForPage(at: 0) == .zero)
        renderer.headerHeight = 120
        #expect(formatter.pageCount > count)
        let data = draw(renderer)
        #expect(data.prefix(5) == Data("%PDF-".utf8) && data.count > 2000)
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 0)
    }

    @Test("A markup text and a long view are laid out on pages")
    func others() {
        let renderer = renderer()
        let markup = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1><p>Some <b>bold</b> text.</p>")
        renderer.addPrintFormatter(markup, startingAtPageAt: 0)
        #expect(markup.pageCount == 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
        view.backgroundColor = .red
        let formatter = view.viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: markup.pageCount)
        // Half as large, 500 points are on pages of 240.
        #expect(formatter.pageCount == 3)
        #expect(renderer.numberOfPages == 4)
        #expect(draw(renderer).count > 1000)
    }

    @Test("Without room there are no pages")
    func noRoom() {
        let renderer = UIPrintPageRenderer()
        for formatter in [
            UISimpleTextPrintFormatter(text: "a"), UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).viewPrintFormatter(),
            UISimpleTextPrintFormatter(text: ""),
        ] as [UIPrintFormatter] {
            renderer.addPrintFormatter(formatter, startingAtPageAt: -4)
            #expect(formatter.pageCount == 0)
        }
        #expect(renderer.numberOfPages == 0)
    }
}

private final class RecordingRenderer: UIPrintPageRenderer {
    var drawn: [String] = []
    var pages: Int?

    override var numberOfPages: Int { pages ?? super.numberOfPages }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { drawn.append("header \(headerRect)") }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { drawn.append("content \(contentRect)") }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { drawn.append("footer \(footerRect)") }
}
