import DesktopServices
import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitSharing

/// Printing from the question to the pages, on a desk of the test's own.
@MainActor
@Suite(.serialized)
final class PrintJobTests {
    private let desk = RecordingDesk()
    private let controller = UIPrintInteractionController()
    private let watcher = Watcher()
    private var results: [String] = []

    init() {
        UIPrintInteractionController.deskForTests = desk
        controller.delegate = watcher
    }

    private func present() -> Bool {
        controller.present(animated: true) { _, isDone, error in
            self.results.append("\(isDone) \((error as? UIPrintError).map { "\($0.code)" } ?? "-")")
        }
    }

    private func text(_ text: String) -> UIPrintFormatter { UISimpleTextPrintFormatter(text: text) }

    @Test("The delegate hears of each step, and the handler once at the end")
    func steps() throws {
        controller.printFormatter = text("Hello")
        #expect(UIPrintInteractionController.isPrintingAvailable)
        #expect(present())
        #expect(!present())
        #expect(watcher.heard == ["parent", "will present", "did present"])
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 3)))
        #expect(watcher.heard.dropFirst(3) == ["will dismiss", "did dismiss", "paper 595 842", "will start"])
        #expect(desk.token == 3)
        desk.finish(nil)
        #expect(watcher.heard.last == "did finish")
        #expect(results == ["true -"])
        #expect(controller.printPaper?.paperSize.width.rounded() == 595)
        let document = try #require(desk.document)
        #expect(document.numberOfPages == 1)
        #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size.height.rounded() == 842)
    }

    @Test("A user who wants nothing printed is no error; a desk that fails is one")
    func failures() {
        controller.printFormatter = text("Hello")
        #expect(present())
        desk.answer(.cancelled)
        #expect(present())
        desk.answer(.unavailable("gone"))
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 1)))
        desk.finish("no paper")
        #expect(results == ["false -", "false notAvailable", "false jobFailed"])
        #expect(watcher.heard.filter { $0 == "did finish" }.count == 1)
    }

    @Test("Taking the dialogue away is a user who wants nothing printed")
    func dismissal() {
        controller.dismiss(animated: true)
        controller.printFormatter = text("Hello")
        #expect(present())
        controller.dismiss(animated: true)
        #expect(results == ["false -"])
    }

    @Test("Nothing to print is not asked about")
    func nothing() {
        #expect(!present())
        controller.printingItems = []
        #expect(!present())
        #expect(results.isEmpty && desk.dialog == nil)
        // Found out only when the sheet is known.
        controller.printPageRenderer = UIPrintPageRenderer()
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 1)))
        #expect(results == ["false noContent"])
    }

    @Test("The pages that the user has chosen are printed; where there is none of them, nothing")
    func ranges() {
        final class Ten: UIPrintPageRenderer {
            var prepared: NSRange?
            override var numberOfPages: Int { 10 }
            override func prepare(forDrawingPages range: NSRange) { prepared = range }
        }
        let renderer = Ten()
        controller.printPageRenderer = renderer
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, pages: [1...2, 5...5, 9...400], token: 1)))
        #expect(desk.document?.numberOfPages == 4)
        #expect(renderer.prepared == NSRange(location: 1, length: 9))
        desk.finish(nil)
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, pages: [10...20], token: 1)))
        #expect(results == ["true -", "false noContent"])
    }

    @Test("A renderer that says it has a billion pages fails")
    func tooManyPages() {
        final class Endless: UIPrintPageRenderer {
            override var numberOfPages: Int { 1_000_000_000 }
        }
        controller.printPageRenderer = Endless()
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 1)))
        #expect(results == ["false jobFailed"])
    }

    @Test("What is set last is printed")
    func last() {
        controller.printFormatter = text("Hello")
        controller.printingItem = UIImage()
        #expect(controller.printFormatter == nil)
        controller.printPageRenderer = UIPrintPageRenderer()
        #expect(controller.printingItem == nil)
        controller.printingItems = [UIImage()]
        #expect(controller.printPageRenderer == nil)
        controller.printFormatter = nil
        #expect(controller.printingItems?.count == 1)
    }

    @Test("Pictures are as large as there is room, one a sheet; a PDF alone goes as it is")
    func items() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            UIColor.red.setFill(); $0.fill($0.format.bounds)
        }
        let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData {
            $0.beginPage()
            $0.beginPage()
        }
        controller.printingItems = [picture, pages, try #require(picture.pngData())]
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 1)))
        #expect(desk.document?.numberOfPages == 4)
        desk.finish(nil)
        controller.printingItem = pages
        #expect(present())
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 1)))
        #expect(desk.data == pages)
        desk.finish(nil)
        #expect(UIPrintInteractionController.canPrint(pages))
        #expect(!UIPrintInteractionController.canPrint(Data("no document".utf8)))
        #expect(!UIPrintInteractionController.canPrint(Data(pages.prefix(40))))
        #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/nonexistent")))
    }

    @Test("An item that cannot be printed is told later")
    func unknownItem() async {
        controller.printingItems = [UIImage(), Data([1, 2, 3])]
        #expect(present())
        #expect(results.isEmpty && desk.dialog == nil)
        await withCheckedContinuation { later in DispatchQueue.main.async { later.resume() } }
        #expect(results == ["false unknownImageFormat"])
    }

    @Test("What is said about the job is where the dialogue begins")
    func info() {
        let info = UIPrintInfo.printInfo()
        (info.jobName, info.orientation, info.outputType, info.duplex) = ("Report", .landscape, .photoGrayscale, .shortEdge)
        controller.printInfo = info
        controller.printFormatter = text("Hello")
        #expect(present())
        #expect(desk.dialog?.title == "Report")
        #expect(desk.dialog?.isLandscape == true && desk.dialog?.isGray == true && desk.dialog?.otherSide == .turnsAtShortEdge)
        desk.answer(.cancelled)
    }

    @Test("On its side, a sheet's left edge is above")
    func landscape() {
        var sheet = PrintSheet(width: 25.4, height: 50.8)
        (sheet.margins.left, sheet.margins.bottom, sheet.isLandscape) = (2.54, 5.08, true)
        let paper = UIPrintPaper(sheet)
        #expect(paper.paperSize == CGSize(width: 144, height: 72))
        #expect(paper.printableRect.integral == CGRect(x: 14, y: 7, width: 130, height: 65))
        let small = UIPrintPaper(PrintSheet(width: 100, height: 100))
        let large = UIPrintPaper(.a4)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 200, height: 200), withPapersFrom: [large, small]) === small)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 300, height: 200), withPapersFrom: [large, small]) === large)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 9000, height: 9000), withPapersFrom: [small, large]) === large)
    }

    @Test("SV-61: the share sheet prints where there is something to print with")
    func activity() throws {
        let activity = PrintActivity()
        #expect(activity.activityType == .print)
        #expect(!activity.canPerform(withActivityItems: ["a text"]))
        #expect(activity.canPerform(withActivityItems: [UIImage()]))
        #expect(activity.canPerform(withActivityItems: ["a text", text("a text")]))
        activity.prepare(withActivityItems: [UIPrintInfo.printInfo(), UIImage(), text("a text")])
        activity.perform()
        desk.answer(.chosen(PrintSetup(sheet: .a4, token: 1)))
        desk.finish(nil)
        #expect(desk.document?.numberOfPages == 1)
        UIPrintInteractionController.deskForTests = nil
        #expect(!activity.canPerform(withActivityItems: [UIImage()]))
    }
}

private final class RecordingDesk: PrintDesk {
    private(set) var dialog: PrintDialog?
    private(set) var data = Data()
    private(set) var token: UInt32 = 0
    private var asked: (@MainActor @Sendable (PrintDialog.Choice) -> Void)?
    private var printed: (@MainActor @Sendable (String?) -> Void)?

    var document: CGPDFDocument? { CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) } }

    func ask(_ dialog: PrintDialog, completion: @escaping @MainActor @Sendable (PrintDialog.Choice) -> Void) -> @Sendable () -> Void {
        self.dialog = dialog
        asked = completion
        return { MainActor.assumeIsolated { completion(.cancelled) } }
    }

    func print(_ document: Data, title: String, token: UInt32, completion: @escaping @MainActor @Sendable (String?) -> Void) {
        (data, self.token) = (document, token)
        printed = completion
    }

    func answer(_ choice: PrintDialog.Choice) { asked?(choice) }
    func finish(_ failure: String?) { printed?(failure) }
}

private final class Watcher: NSObject, UIPrintInteractionControllerDelegate {
    var heard: [String] = []

    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? {
        heard.append("parent")
        return nil
    }
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        heard.append("paper \(Int(paperList[0].paperSize.width.rounded())) \(Int(paperList[0].paperSize.height.rounded()))")
        return paperList[0]
    }
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) { heard.append("will present") }
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) { heard.append("did present") }
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) { heard.append("will dismiss") }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) { heard.append("did dismiss") }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { heard.append("will start") }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { heard.append("did finish") }
}
