import Testing
import UIKitTesting

@testable import PDFKit

@MainActor
@Suite(.enabled(if: Poppler.shared != nil, "libpoppler-glib8 is not installed"))
struct PDFViewTests {
    private let screen: TestScreen
    private let view = PDFView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

    init() { screen = TestScreen(showing: view) }

    private func show(_ document: PDFDocument, _ change: (PDFView) -> Void = { _ in }) {
        view.displaysPageBreaks = false
        view.autoScales = true
        change(view)
        view.document = document
        screen.settle()
    }

    private func onScreen(_ point: CGPoint, of page: PDFPage) -> CGPoint { view.convert(view.convert(point, from: page), to: nil) }

    /// How often a notification comes while something is done.
    private func count(_ name: NSNotification.Name, _ action: () throws -> Void) rethrows -> Int {
        let tally = Tally()
        let token = NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in tally.count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        try action()
        return tally.count
    }

    @Test("The scale follows the size of the view: the width of a row, all of a page alone")
    func fitting() {
        show(SampleDocument.plain(5))
        #expect(view.scaleFactor == 1.5 && view.scaleFactorForSizeToFit == 1.5)
        view.displayMode = .singlePage
        screen.settle()
        #expect(abs(view.scaleFactor - 4.0 / 3) < 1e-9)
        view.frame.size = CGSize(width: 100, height: 400)
        screen.settle()
        #expect(view.scaleFactor == 0.5)
        #expect(count(.PDFViewScaleChanged) { view.scaleFactor = 2 } == 1)
        #expect(view.scaleFactor == 2 && !view.autoScales)
        view.scaleFactor = 80
        #expect(view.scaleFactor == 5 && !view.canZoomIn && view.canZoomOut)
        view.minScaleFactor = 1
        view.scaleFactor = 0.1
        #expect(view.scaleFactor == 1)
        view.zoomIn(nil)
        #expect(view.scaleFactor == 1.25)
    }

    @Test("Going to pages shows them, and tells so")
    func going() throws {
        let document = SampleDocument.plain(6)
        #expect(count(.PDFViewDocumentChanged) { show(document) } == 1)
        #expect(view.currentPage === document.page(at: 0))
        #expect(!view.canGoToPreviousPage && view.canGoToNextPage && !view.canGoBack)
        #expect(count(.PDFViewPageChanged) { view.go(to: document.page(at: 3)!) } == 1)
        #expect(view.currentPage === document.page(at: 3))
        #expect(view.visiblePages == [document.page(at: 3)!])
        #expect(view.convert(.zero, to: document.page(at: 3)!) == CGPoint(x: 0, y: 300))
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 4))
        view.goToLastPage(nil)
        #expect(view.currentPage === document.page(at: 5) && !view.canGoToNextPage && view.canGoBack)
        view.goToNextPage(nil)
        view.goBack(nil)
        #expect(view.currentPage === document.page(at: 4) && view.canGoForward)
        view.goForward(nil)
        #expect(view.currentPage === document.page(at: 5))
        view.go(to: PDFDestination(page: document.page(at: 1)!, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: 200)))
        #expect(view.convert(.zero, to: document.page(at: 1)!) == CGPoint(x: 0, y: 200))
        #expect(view.currentDestination?.point == CGPoint(x: 0, y: 200))
        view.go(to: PDFPage())
        #expect(view.currentPage === document.page(at: 1))
    }

    @Test("A page that was gone to before the view has a size is shown then")
    func goingEarly() {
        let early = PDFView()
        let document = SampleDocument.plain(4)
        early.document = document
        early.autoScales = true
        early.go(to: document.page(at: 2)!)
        #expect(early.currentPage === document.page(at: 2))
        early.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        screen.window.addSubview(early)
        screen.settle()
        #expect(
            early.currentPage === document.page(at: 2) && early.visiblePages == [document.page(at: 2)!] || early.visiblePages.count == 2)
    }

    @Test("One page at a time is shown where that is wished for")
    func single() {
        let document = SampleDocument.plain(3)
        show(document) { $0.displayMode = .singlePage }
        #expect(view.visiblePages == [document.page(at: 0)!])
        view.goToNextPage(nil)
        #expect(view.visiblePages == [document.page(at: 1)!])
        #expect(count(.PDFViewDisplayModeChanged) { view.displayMode = .twoUp } == 1)
        screen.settle()
        #expect(view.visiblePages.count == 2 && view.currentPage === document.page(at: 1))
        view.goToNextPage(nil)
        #expect(view.visiblePages == [document.page(at: 2)!])
    }

    @Test("Pages begin below bars, and lie in the middle where they are small")
    func bars() throws {
        view.frame.origin = .zero
        let document = SampleDocument.plain(2)
        show(document)
        let top = view.safeAreaInsets.top
        #expect(top > 0 && view.convert(CGPoint(x: 0, y: 300), from: document.page(at: 0)!).y == top)
        #expect(view.currentDestination?.point == CGPoint(x: 0, y: 300))
        view.frame.origin.y = 100
        view.scaleFactor = 0.5
        screen.settle()
        let frame = view.convert(document.page(at: 0)!.bounds(for: .cropBox), from: document.page(at: 0)!)
        #expect(frame == CGRect(x: 100, y: 50, width: 100, height: 150))
    }

    @Test("Pages of a book are turned in pairs")
    func book() {
        let document = SampleDocument.plain(6)
        show(document) { ($0.displayMode, $0.displaysAsBook) = (.twoUp, true) }
        #expect(view.visiblePages == [document.page(at: 0)!])
        view.goToNextPage(nil)
        #expect(view.visiblePages == [document.page(at: 1)!, document.page(at: 2)!])
        view.goToNextPage(nil)
        view.goToNextPage(nil)
        #expect(view.visiblePages == [document.page(at: 5)!] && !view.canGoToNextPage)
        view.goToPreviousPage(nil)
        #expect(view.visiblePages == [document.page(at: 3)!, document.page(at: 4)!])
    }

    @Test("A finger scrolls, and only pages near to what is in sight have views")
    func scrolling() throws {
        let document = SampleDocument.plain(200)
        show(document)
        #expect(view.documentView?.subviews.count ?? 0 <= 3)
        let changes = try count(.PDFViewPageChanged) {
            try screen.drag(from: CGPoint(x: 150, y: 490), to: CGPoint(x: 150, y: 105), in: 0.2)
            screen.wait(3)
        }
        #expect(changes > 0)
        #expect(view.currentPage !== document.page(at: 0))
        #expect(view.documentView?.subviews.count ?? 0 <= 4)
    }

    @Test("Two taps zoom, and back")
    func zooming() throws {
        show(SampleDocument.plain(3))
        try screen.doubleTap(at: CGPoint(x: 150, y: 300))
        screen.wait(2)
        #expect(view.scaleFactor == 3)
        try screen.doubleTap(at: CGPoint(x: 150, y: 300))
        screen.wait(2)
        #expect(view.scaleFactor == 1.5)
    }

    @Test("One page after another, each as large as the view")
    func paging() throws {
        let document = try #require(PDFDocument(data: SampleDocument.data))
        show(document) {
            $0.usePageViewController(true, withViewOptions: nil)
            $0.displayDirection = .horizontal
        }
        #expect(view.isUsingPageViewController && abs(view.scaleFactor - 4.0 / 3) < 1e-9)
        view.go(to: document.page(at: 2)!)
        #expect(view.visiblePages == [document.page(at: 2)!] && view.scaleFactor == 1)
        try screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 290, y: 300), in: 0.2)
        screen.wait(3)
        #expect(view.currentPage === document.page(at: 1))
    }

    @Test("Links lead to pages; those to addresses are told")
    func links() throws {
        @MainActor final class Listener: NSObject, PDFViewDelegate {
            var url: URL?
            func pdfViewWillClick(onLink sender: PDFView, with url: URL) { self.url = url }
        }
        let document = try #require(PDFDocument(data: SampleDocument.data))
        let listener = Listener()
        view.delegate = listener
        show(document) { $0.displayMode = .singlePage }
        func tap(_ point: CGPoint) throws {
            try screen.tap(at: onScreen(point, of: document.page(at: 0)!))
            screen.wait(1)
        }
        try tap(CGPoint(x: 140, y: 30))
        #expect(listener.url == URL(string: "https://example.org/"))
        try tap(CGPoint(x: 50, y: 30))
        #expect(view.currentPage === document.page(at: 2))
    }

    @Test("A long press selects a word, and the finger goes on; a tap ends that")
    func selecting() throws {
        let document = try #require(PDFDocument(data: SampleDocument.data))
        show(document)
        let page = try #require(document.page(at: 0))
        let start = onScreen(CGPoint(x: 25, y: 245), of: page)
        #expect(try count(.PDFViewSelectionChanged) { try screen.press(at: start, for: 1) } > 0)
        #expect(view.currentSelection?.string == "Hello")
        view.copy(nil)
        #expect(UIPasteboard.general.string == "Hello")
        try screen.tap(at: CGPoint(x: 150, y: 490))
        screen.wait(1)
        #expect(view.currentSelection == nil)
        view.selectAll(nil)
        #expect(view.currentSelection?.pages.count == 2)
        let found = try #require(document.findString("again").first)
        found.color = .yellow
        view.highlightedSelections = [found]
        view.go(to: found)
        #expect(view.visiblePages.contains(document.page(at: 1)!))
    }

    @Test("A locked document is shown as soon as it is unlocked")
    func unlocking() throws {
        let document = try #require(PDFDocument(data: SampleDocument.locked))
        show(document)
        #expect(view.currentPage == nil && view.visiblePages.isEmpty)
        #expect(document.unlock(withPassword: "sesame"))
        screen.settle()
        #expect(view.currentPage === document.page(at: 0))
        view.document = nil
        #expect(view.currentPage == nil && view.documentView == nil)
    }

    @Test("Small pictures show the pages that are in sight; a tap goes to one")
    func thumbnails() throws {
        let document = SampleDocument.plain(50)
        show(document)
        let strip = PDFThumbnailView(frame: CGRect(x: 0, y: 520, width: 300, height: 80))
        strip.layoutMode = .horizontal
        strip.thumbnailSize = CGSize(width: 40, height: 60)
        strip.pdfView = view
        screen.window.addSubview(strip)
        screen.settle()
        #expect(strip.selectedPages == [document.page(at: 0)!])
        try screen.tap("3")
        screen.wait(1)
        #expect(view.currentPage === document.page(at: 2))
        #expect(strip.subviews.first?.subviews.filter { $0 is ThumbnailButton }.count ?? 0 < 12)
    }
}
