import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets the user print, by the dialogue of the desktop (AX-74).
///
/// Of an app that nobody uses in a window, as of a test, nothing is printed, nor where the desktop has no such dialogue: ``isPrintingAvailable``
/// is false then. Pages can be written to a PDF all the same; see ``UIPrintPageRenderer``.
// apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor @objcMembers open class UIPrintInteractionController: UIObject {
    /// Is told how printing ended: whether the pages were handed over, and why not. A user who wants nothing printed is no error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// True if the desktop prints. The first call asks it, which takes two seconds at most.
    open class var isPrintingAvailable: Bool { desk != nil }
    /// The types of what can be printed as it is: a PDF, and pictures of the common formats.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "org.webmproject.webp"]
    }
    /// Returns true if a file holds a picture or a PDF. Reads it.
    @objc(canPrintURL:)
    open class func canPrint(_ url: URL) -> Bool { PrintableItem(url) != nil }
    /// Returns true if data is a picture or a PDF.
    @objc(canPrintData:)
    open class func canPrint(_ data: Data) -> Bool { PrintableItem(data) != nil }

    /// The one that apps use.
    @objc(sharedPrintController)
    open class var shared: UIPrintInteractionController { sole }
    private static let sole = UIPrintInteractionController()

    override init() { super.init() }

    /// What is said about the job. Default: nil.
    open var printInfo: UIPrintInfo?
    /// Is told how printing goes on. Default: nil.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Kept: the desktop's dialogue always asks for it. Default: true.
    // status: stored-only
    open var showsNumberOfCopies = true
    /// Kept: the desktop's dialogue always asks for it. Default: false.
    // status: stored-only
    open var showsPaperSelectionForLoadedPapers = false
    /// Kept: the desktop's dialogue always asks for it. Default: true.
    // status: stored-only
    open var showsPaperOrientation = true
    /// The sheet that was chosen last. Default: nil.
    open private(set) var printPaper: UIPrintPaper?

    // One of the next four is printed: the one that was set last.

    /// What draws the pages. Default: nil.
    open var printPageRenderer: UIPrintPageRenderer? { didSet { if printPageRenderer != nil { keepOnly(\.printPageRenderer) } } }
    /// What lays the pages out. Default: nil.
    open var printFormatter: UIPrintFormatter? { didSet { if printFormatter != nil { keepOnly(\.printFormatter) } } }
    /// What is printed as it is: a picture, or the data of one or of a PDF, or a file that holds them. Default: nil.
    open var printingItem: Any? { didSet { if printingItem != nil { keepOnly(\.printingItem) } } }
    /// Several of such things. Default: nil.
    open var printingItems: [Any]? { didSet { if printingItems?.isEmpty == false { keepOnly(\.printingItems) } } }

    // MARK: Printing

    /// Asks the user how to print, in a dialogue of the desktop. The app goes on meanwhile.
    /// - Parameter completion: is called once, later, if this returns true.
    /// - Returns: false where nothing can be printed, or there is nothing to print, or another dialogue is shown: then nothing is called.
    @discardableResult
    @objc(presentAnimated:completionHandler:)
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard let desk = Self.desk, job == nil, hasContent else { return false }
        guard let content else {
            // It is told later, as all else is.
            nonisolated(unsafe) let told = completion
            DispatchQueue.main.async { told?(self, false, UIPrintError(.unknownImageFormat)) }
            return true
        }
        _ = delegate?.printInteractionControllerParentViewController?(self)
        let new = PrintJob(content, title: jobTitle, on: desk)
        job = new
        observe(new, completion)
        new.begin(printInfo)
        delegate?.printInteractionControllerDidPresentPrinterOptions?(self)
        return true
    }

    /// The same: the dialogue is a window of its own, which has no place beside a rectangle.
    @discardableResult
    @objc(presentFromRect:inView:animated:completionHandler:)
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// The same: the dialogue is a window of its own, which has no place beside an item of a bar.
    @discardableResult
    @objc(presentFromBarButtonItem:animated:completionHandler:)
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Takes the dialogue away, as if the user wanted nothing printed. Does nothing while none is shown.
    @objc(dismissAnimated:)
    open func dismiss(animated: Bool) { job?.cancel() }

    // MARK: Internal

    /// Who prints; nil where nobody does.
    static var desk: (any PrintDesk)? { deskForTests ?? DesktopPrintDesk.current }
    /// Kept by the test.
    weak static var deskForTests: (any PrintDesk)?

    private var job: PrintJob?

    final var hasContent: Bool {
        printPageRenderer != nil || printFormatter != nil || printingItem != nil || printingItems?.isEmpty == false
    }

    /// Nil for an item that cannot be printed.
    private var content: PrintContent? {
        if let printPageRenderer { return .renderer(printPageRenderer) }
        if let printFormatter {
            let pages = UIPrintPageRenderer()
            pages.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            return .renderer(pages)
        }
        let given = printingItem.map { [$0] } ?? printingItems ?? []
        let items = given.compactMap { PrintableItem($0) }
        return items.count == given.count ? .items(items) : nil
    }

    private var jobTitle: String {
        if let name = printInfo?.jobName, !name.isEmpty { return name }
        return Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    }

    private func keepOnly(_ path: PartialKeyPath<UIPrintInteractionController>) {
        if path != \.printPageRenderer, printPageRenderer != nil { printPageRenderer = nil }
        if path != \.printFormatter, printFormatter != nil { printFormatter = nil }
        if path != \.printingItem, printingItem != nil { printingItem = nil }
        if path != \.printingItems, printingItems != nil { printingItems = nil }
    }

    private func observe(_ job: PrintJob, _ completion: CompletionHandler?) {
        job.willAsk = { self.delegate?.printInteractionControllerWillPresentPrinterOptions?(self) }
        job.hasAsked = {
            self.delegate?.printInteractionControllerWillDismissPrinterOptions?(self)
            self.delegate?.printInteractionControllerDidDismissPrinterOptions?(self)
        }
        job.hasPaper = { offered in
            let paper = self.delegate?.printInteractionController?(self, choosePaper: [offered]) ?? offered
            self.printPaper = paper
            return paper
        }
        job.willPrint = { self.delegate?.printInteractionControllerWillStartJob?(self) }
        job.ended = { isDone, error in
            self.job = nil
            if isDone || self.hasStarted(error) { self.delegate?.printInteractionControllerDidFinishJob?(self) }
            completion?(self, isDone, error)
        }
    }

    /// Returns true if a failure is that of a job that had begun.
    private func hasStarted(_ error: (any Error)?) -> Bool {
        (error as? UIPrintError).map { $0.code == .jobFailed || $0.code == .noContent } ?? false
    }
}

/// Is told how printing goes on.
// apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller in front of which the options would be shown. Asked first; the dialogue of the desktop is a window of its own.
    @objc optional func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// The sheet to print on, of those that there are: here the one that the user has chosen.
    @objc optional func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// The options are about to be shown.
    @objc optional func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The options are shown.
    @objc optional func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The options are about to go.
    @objc optional func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The options are gone.
    @objc optional func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The job begins.
    @objc optional func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// The job is over, well or badly.
    @objc optional func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}
