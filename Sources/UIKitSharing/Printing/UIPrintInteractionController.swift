import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets the user print. There is no printer here, and it says so: nothing is shown, and nothing is printed.
///
/// Pages can be written to a PDF all the same; see ``UIPrintPageRenderer``.
// apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor @objcMembers open class UIPrintInteractionController: UIObject {
    /// Is told how printing ended.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// True if there is something to print with: no.
    open class var isPrintingAvailable: Bool { false }
    /// The types of what can be printed: none.
    open class var printableUTIs: Set<String> { [] }
    /// Returns true if a file can be printed: no.
    @objc(canPrintURL:)
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Returns true if data can be printed: no.
    @objc(canPrintData:)
    open class func canPrint(_ data: Data) -> Bool { false }

    /// The only one there is.
    @objc(sharedPrintController)
    open class var shared: UIPrintInteractionController { sole }
    private static let sole = UIPrintInteractionController()

    override init() { super.init() }

    /// What is said about the job. Default: nil.
    open var printInfo: UIPrintInfo?
    /// Stored; never told anything. Default: nil.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Stored. Default: true.
    // status: stored-only
    open var showsNumberOfCopies = true
    /// Stored. Default: false.
    // status: stored-only
    open var showsPaperSelectionForLoadedPapers = false
    /// Stored. Default: true.
    // status: stored-only
    open var showsPaperOrientation = true
    /// What draws the pages. Stored. Default: nil.
    // status: stored-only
    open var printPageRenderer: UIPrintPageRenderer?
    /// What lays the pages out. Stored. Default: nil.
    // status: stored-only
    open var printFormatter: UIPrintFormatter?
    /// What is printed as it is. Stored. Default: nil.
    // status: stored-only
    open var printingItem: Any?
    /// Several things that are printed as they are. Stored. Default: nil.
    // status: stored-only
    open var printingItems: [Any]?

    /// Would ask the user how to print.
    /// - Returns: false: nothing was shown, and the handler is not called.
    @discardableResult
    @objc(presentAnimated:completionHandler:)
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }

    /// The same in a popover beside a rectangle.
    @discardableResult
    @objc(presentFromRect:inView:animated:completionHandler:)
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }

    /// The same in a popover beside an item of a bar.
    @discardableResult
    @objc(presentFromBarButtonItem:animated:completionHandler:)
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }

    /// Does nothing: nothing is shown.
    @objc(dismissAnimated:)
    open func dismiss(animated: Bool) {}
}

/// Is told how printing goes on. As there is no printer, none of its methods is called.
// apple: https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller in front of which the options are shown.
    @objc optional func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
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
    /// The job is over.
    @objc optional func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}
