internal import DesktopServices
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets the user print: by the desktop's own dialogue, in an app that a person uses in a window of a desktop that has one. Elsewhere
/// there is nothing to print with, and it says so.
///
/// Pages can be written to a PDF all the same; see ``UIPrintPageRenderer``.
// apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor @objcMembers open class UIPrintInteractionController: UIObject {
    /// Is told how printing ended.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// True if the desktop has a dialogue for printing.
    // apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/isprintingavailable
    open class var isPrintingAvailable: Bool { DesktopUse.bus.map(PrintDialogue.isAvailable) ?? false }
    /// The types of what can be printed: documents and pictures; none where nothing can be.
    open class var printableUTIs: Set<String> {
        isPrintingAvailable
            ? ["com.adobe.pdf", "public.jpeg", "public.png", "com.compuserve.gif", "public.tiff", "org.webmproject.webp"] : []
    }
    /// Returns true if a file can be printed: a PDF or a picture.
    @objc(canPrintURL:)
    open class func canPrint(_ url: URL) -> Bool { isPrintingAvailable && PrintedContent.canPrint(url) }
    /// Returns true if data can be printed: those of a PDF or a picture.
    @objc(canPrintData:)
    open class func canPrint(_ data: Data) -> Bool { isPrintingAvailable && PrintedContent.canPrint(data) }

    /// The only one there is.
    @objc(sharedPrintController)
    open class var shared: UIPrintInteractionController { sole }
    private static let sole = UIPrintInteractionController()

    @nonobjc var run: PrintRun?

    override init() { super.init() }

    /// What is said about the job: its name, and with what the dialogue begins. Default: nil.
    open var printInfo: UIPrintInfo?
    /// Is told how printing goes on. Default: nil.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Stored: the desktop decides what its dialogue shows. Default: true.
    // status: stored-only
    open var showsNumberOfCopies = true
    /// Stored, likewise. Default: false.
    // status: stored-only
    open var showsPaperSelectionForLoadedPapers = false
    /// Stored, likewise. Default: true.
    // status: stored-only
    open var showsPaperOrientation = true
    /// What draws the pages. One of these four is printed, and setting one takes the others away. Default: nil.
    open var printPageRenderer: UIPrintPageRenderer? {
        didSet { if printPageRenderer != nil { (printFormatter, printingItem, printingItems) = (nil, nil, nil) } }
    }
    /// What lays the pages out. Default: nil.
    open var printFormatter: UIPrintFormatter? {
        didSet { if printFormatter != nil { (printPageRenderer, printingItem, printingItems) = (nil, nil, nil) } }
    }
    /// What is printed as it is: a `UIImage`, or a PDF or a picture as `Data` or as the `URL` of a file. Default: nil.
    open var printingItem: Any? {
        didSet { if printingItem != nil { (printPageRenderer, printFormatter, printingItems) = (nil, nil, nil) } }
    }
    /// Several things that are printed as they are. For each PDF among them the user is asked anew. Default: nil.
    open var printingItems: [Any]? {
        didSet { if printingItems != nil { (printPageRenderer, printFormatter, printingItem) = (nil, nil, nil) } }
    }

    /// Asks the user how to print, and prints.
    /// - Parameter completion: called once, at the end; it gets false if the user does not want to print, and an error of ``UIPrintError`` if that
    ///   cannot be done.
    /// - Returns: false if nothing is shown: there is nothing to print with, nothing that can be printed, or it is shown already. The
    ///   handler is not called then.
    // apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/present(animated:completionhandler:)
    @discardableResult
    @objc(presentAnimated:completionHandler:)
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard run == nil, Self.isPrintingAvailable, let bus = DesktopUse.bus, let contents = PrintedContent.all(of: self) else {
            return false
        }
        let run = PrintRun(self, contents, on: bus, completion)
        self.run = run
        run.begin()
        return true
    }

    /// The same: the dialogue is the desktop's, and stands where that puts it.
    @discardableResult
    @objc(presentFromRect:inView:animated:completionHandler:)
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// The same.
    @discardableResult
    @objc(presentFromBarButtonItem:animated:completionHandler:)
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Does nothing: the dialogue is the desktop's, and the user closes it.
    @objc(dismissAnimated:)
    open func dismiss(animated: Bool) {}
}
