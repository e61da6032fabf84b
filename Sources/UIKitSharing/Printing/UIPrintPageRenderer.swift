import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Draws the pages of what is printed: header, content with formatters, and footer. It draws into any context, so that pages can be
/// written to a PDF without a printer.
// apple: https://developer.apple.com/documentation/uikit/uiprintpagerenderer
@preconcurrency @MainActor @objcMembers open class UIPrintPageRenderer: UIObject {
    /// The height of the header, at the top of the printable rectangle. Default: 0, which draws none.
    open var headerHeight: CGFloat = 0 { didSet { if headerHeight != oldValue { roomDidChange() } } }
    /// The height of the footer, at the bottom of the printable rectangle. Default: 0, which draws none.
    open var footerHeight: CGFloat = 0 { didSet { if footerHeight != oldValue { roomDidChange() } } }

    /// The whole sheet, its origin at the upper left. Zero until a job of printing sets it; programs that write a PDF override it, or set it
    /// by its key.
    open var paperRect: CGRect { givenPaper }
    /// The part of the sheet that can be printed on; like ``paperRect``.
    open var printableRect: CGRect { givenPrintable }

    /// The formatters, in the order in which they were added. Setting them leaves their pages as they are.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    private var formatters: [UIPrintFormatter] = []
    private var givenPaper = CGRect.zero
    private var givenPrintable = CGRect.zero

    public override init() { super.init() }

    /// How many pages there are: here as many as the formatters have.
    // apple: https://developer.apple.com/documentation/uikit/uiprintpagerenderer/numberofpages
    @objc(numberOfPages)
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Has a formatter draw on the pages from one on.
    @objc(addPrintFormatter:startingAtPageAtIndex:)
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = max(pageIndex, 0)
        formatter.printPageRenderer = self
        formatters.append(formatter)
    }

    /// The formatters that draw on a page.
    @objc(printFormattersForPageAtIndex:)
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        formatters.filter { $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount }
    }

    /// Called before pages are drawn. Does nothing here.
    @objc(prepareForDrawingPages:)
    open func prepare(forDrawingPages range: NSRange) {}

    // MARK: Drawing

    /// Draws a page: header, content, formatters and footer, each where it belongs, cut from the printable rectangle.
    /// - Parameter printableRect: in the paper's coordinates.
    // apple: https://developer.apple.com/documentation/uikit/uiprintpagerenderer/drawpage(at:in:)
    @objc(drawPageAtIndex:inRect:)
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, rest) = printableRect.divided(atDistance: min(max(headerHeight, 0), printableRect.height), from: .minYEdge)
        let (footer, content) = rest.divided(atDistance: min(max(footerHeight, 0), rest.height), from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    /// Draws the header. Does nothing here.
    @objc(drawHeaderForPageAtIndex:inRect:)
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the content that no formatter draws. Does nothing here.
    @objc(drawContentForPageAtIndex:inRect:)
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws what a formatter has for a page.
    @objc(drawPrintFormatter:forPageAtIndex:)
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the footer. Does nothing here.
    @objc(drawFooterForPageAtIndex:inRect:)
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    // MARK: Overriding

    /// Also sets the two rectangles, which otherwise cannot be set.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch (key, Self.rect(value)) {
        case ("paperRect", let rect?): givenPaper = rect
        case ("printableRect", let rect?): givenPrintable = rect
        default: return super.setValue(value, forKey: key)
        }
        roomDidChange()
    }

    private static func rect(_ value: Any?) -> CGRect? { value as? CGRect ?? (value as? NSValue)?.cgRectValue }

    // MARK: Internal

    /// Sets the sheet that is printed on, and the part of it that can be.
    final func setPaper(_ paper: CGRect, printable: CGRect) {
        (givenPaper, givenPrintable) = (paper, printable)
        roomDidChange()
    }

    /// Where formatters may draw.
    final var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: max(headerHeight, 0), left: 0, bottom: max(footerHeight, 0), right: 0))
    }

    final func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    private func roomDidChange() { for formatter in formatters { formatter.contentDidChange() } }
}
