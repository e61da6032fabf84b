import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows a document, scrolls and zooms it.
///
/// Pages are drawn when they come into sight, at the scale at which they are seen.
// apple: https://developer.apple.com/documentation/pdfkit/pdfview
@preconcurrency @MainActor @objcMembers open class PDFView: UIView {
    @nonobjc final let scroller = UIScrollView()
    @nonobjc final let paper = UIView()
    @nonobjc final lazy var desk = PageDesk(self)

    // MARK: Creating

    /// A view without a document.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .systemGray5 }
        clipsToBounds = true
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scroller)
        scroller.addSubview(paper)
        desk.attach()
    }

    /// Hears of what happens. Not kept alive. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/delegate
    open weak var delegate: (any PDFViewDelegate)?

    // MARK: What is shown

    /// The document. Default: nil. One that is locked shows nothing until it is unlocked.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/document
    open var document: PDFDocument? { didSet { if document !== oldValue { desk.documentDidChange() } } }

    /// How many pages are shown, and how. Default: all in a row.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/displaymode
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet { if displayMode != oldValue { desk.mannerDidChange(.PDFViewDisplayModeChanged) } }
    }

    /// In which direction a row of pages goes. Default: downwards.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/displaydirection
    open var displayDirection = PDFDisplayDirection.vertical { didSet { if displayDirection != oldValue { desk.mannerDidChange(nil) } } }

    /// Which box of the pages is shown. Default: the crop box.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/displaybox
    open var displayBox = PDFDisplayBox.cropBox { didSet { if displayBox != oldValue { desk.mannerDidChange(.PDFViewDisplayBoxChanged) } } }

    /// True if there is room around each page. Default: true.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/displayspagebreaks
    open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { desk.mannerDidChange(nil) } } }

    /// The room around each page, in points of the page. Default: 4.75 above and below, 4 to the left and to the right.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/pagebreakmargins
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { if pageBreakMargins != oldValue { desk.mannerDidChange(nil) } }
    }

    /// True if the first page stands alone where two lie side by side. Default: false.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/displaysasbook
    open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { desk.mannerDidChange(nil) } } }

    /// True if pages go from right to left. Default: false.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/displaysrtl
    open var displaysRTL = false { didSet { if displaysRTL != oldValue { desk.mannerDidChange(nil) } } }

    /// True if pages have shadows. Default: true.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/pageshadowsenabled
    @objc(pageShadowsEnabled) open var pageShadowsEnabled = true { didSet { if pageShadowsEnabled != oldValue { desk.redraw() } } }

    /// Shows one page after another, each as large as the view, and scrolled by whole pages; or in rows again.
    ///
    /// While that is so, ``displayMode`` is passed over, and pages are not zoomed.
    /// - Parameter viewOptions: passed over.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/usepageviewcontroller(_:withviewoptions:)
    @objc(usePageViewController:withViewOptions:)
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        guard enable != isUsingPageViewController else { return }
        isUsingPageViewController = enable
        desk.mannerDidChange(nil)
    }

    /// True if one page is shown after another. Default: false.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/isusingpageviewcontroller
    open private(set) var isUsingPageViewController = false

    // MARK: Scale

    /// True if the scale follows the size of the view: all of a page where one or two are shown, else the width of the widest, or the height of the
    /// highest in a row to the right. Default: false.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/autoscales
    open var autoScales = false { didSet { if autoScales != oldValue { desk.fitIfWanted() } } }

    /// How large pages are shown; 1 is a point of the view for each of the page. Default: 1. Setting it ends ``autoScales``.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/scalefactor
    open var scaleFactor: CGFloat {
        get { desk.scale }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            autoScales = false
            desk.show(scale: newValue)
        }
    }

    /// The smallest scale. Default: 0.25.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/minscalefactor
    open var minScaleFactor: CGFloat = 0.25 { didSet { if minScaleFactor != oldValue { desk.limitsDidChange() } } }
    /// The largest scale. Default: 5.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/maxscalefactor
    open var maxScaleFactor: CGFloat = 5 { didSet { if maxScaleFactor != oldValue { desk.limitsDidChange() } } }

    /// The scale that ``autoScales`` takes; 0 without a document, and before the view has a size.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/scalefactorforsizetofit
    open var scaleFactorForSizeToFit: CGFloat { desk.fittingScale ?? 0 }

    /// True if pages can be shown larger.
    open var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor }
    /// True if pages can be shown smaller.
    open var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor }
    /// Shows pages larger by a quarter.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/zoomin(_:)
    open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) } }
    /// Shows pages smaller by a fifth.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/zoomout(_:)
    open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) } }

    // MARK: Parts

    /// The view that pages lie on; it is scaled and scrolled.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/documentview
    open var documentView: UIView? { document == nil ? nil : paper }

    /// Places the pages anew, as after a page was added or turned.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/layoutdocumentview()
    open func layoutDocumentView() { desk.mannerDidChange(nil) }

    /// Draws the annotations of a page again.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/annotationschanged(on:)
    @objc(annotationsChangedOnPage:)
    open func annotationsChanged(on page: PDFPage) { desk.redraw(page) }

    /// Draws a page where y grows upwards, with the lower left corner of the box at zero.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/draw(_:to:)
    @objc(drawPage:toContext:)
    open func draw(_ page: PDFPage, to context: CGContext) { page.draw(with: displayBox, to: context) }

    /// What is selected. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/currentselection
    open var currentSelection: PDFSelection? {
        didSet {
            guard currentSelection !== oldValue else { return }
            desk.showSelections()
            NotificationCenter.default.post(name: .PDFViewSelectionChanged, object: self)
        }
    }

    /// What is shown as found, each in its colour. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/highlightedselections
    open var highlightedSelections: [PDFSelection]? { didSet { desk.showSelections() } }

    // MARK: Overriding

    /// Selects all of the document's text.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/selectall(_:)
    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }

    /// Copies the selected text, if the document permits that.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/copy(_:)
    open override func copy(_ sender: Any?) {
        if let text = currentSelection?.string, document?.allowsCopying == true { UIPasteboard.general.string = text }
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(copy(_:)): currentSelection != nil && document?.allowsCopying == true
        case #selector(selectAll(_:)): document != nil
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        desk.layOut()
    }
}
