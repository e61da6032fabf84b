public import Foundation
import ObjCRuntime

// Where a view is in its document, and going elsewhere.
extension PDFView {
    /// The page that was gone to while it is in sight, else the one of which most is. Nil without one.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/currentpage
    @objc public var currentPage: PDFPage? { desk.currentIndex.flatMap { document?.page(at: $0) } }

    /// The pages that are in sight, in their order.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/visiblepages
    @objc public var visiblePages: [PDFPage] { desk.visibleIndices.compactMap { document?.page(at: $0) } }

    /// The place at the upper left of the view.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/currentdestination
    @objc public var currentDestination: PDFDestination? {
        guard let page = currentPage, let transform = desk.transform(from: page) else { return nil }
        let destination = PDFDestination(page: page, at: desk.visibleRect.origin.applying(transform.inverted()))
        destination.zoom = scaleFactor
        return destination
    }

    // MARK: Going

    /// Shows a page from its top on. Does nothing for one of another document.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/go(to:)-3i8fc
    @objc(goToPage:)
    public func go(to page: PDFPage) { desk.go(to: page, rect: nil) }

    /// Shows a place at the upper left of the view. Its scale is passed over.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/go(to:)-6rtn1
    @objc(goToDestination:)
    public func go(to destination: PDFDestination) {
        guard let page = destination.page else { return }
        let bounds = page.bounds(for: displayBox)
        let isGiven = { (value: CGFloat) in value != kPDFDestinationUnspecifiedValue && value.isFinite }
        let (x, y) = (destination.point.x, destination.point.y)
        desk.go(to: page, rect: CGRect(x: isGiven(x) ? x : bounds.minX, y: isGiven(y) ? y : bounds.maxY, width: 0, height: 0))
    }

    /// Shows a selection.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/go(to:)-5c3f5
    @objc(goToSelection:)
    public func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: selection.bounds(for: page), on: page)
    }

    /// Shows a rectangle of a page, with its upper left corner at that of the view.
    /// - Parameter rect: in points of the page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/go(to:on:)
    @objc(goToRect:onPage:)
    public func go(to rect: CGRect, on page: PDFPage) { desk.go(to: page, rect: rect) }

    private var lastIndex: Int { (document?.pageCount ?? 0) - 1 }
    private var isPaired: Bool { !isUsingPageViewController && (displayMode == .twoUp || displayMode == .twoUpContinuous) }

    /// The first page behind those that lie side by side with the present one, and the last one before them.
    private var neighbours: (next: Int, previous: Int)? {
        guard let index = desk.currentIndex else { return nil }
        guard isPaired else { return (index + 1, index - 1) }
        // The first page of a book lies alone.
        let lead = displaysAsBook ? 1 : 0
        let start = index < lead ? 0 : (index - lead) / 2 * 2 + lead
        return (start + (index < lead ? 1 : 2), start - 1)
    }

    private func go(toPageAt index: Int) {
        if let page = document?.page(at: max(0, min(index, lastIndex))) { go(to: page) }
    }

    /// True if there is a page before the present one.
    @objc public var canGoToFirstPage: Bool { (desk.currentIndex ?? 0) > 0 }
    /// True if there is a page behind the present one.
    @objc public var canGoToLastPage: Bool { desk.currentIndex.map { $0 < lastIndex } ?? false }
    /// True if there is a page behind the present ones.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/cangotonextpage
    @objc public var canGoToNextPage: Bool { neighbours.map { $0.next <= lastIndex } ?? false }
    /// True if there is a page before the present one.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/cangotopreviouspage
    @objc public var canGoToPreviousPage: Bool { neighbours.map { $0.previous >= 0 } ?? false }

    /// Shows the first page.
    @objc public func goToFirstPage(_ sender: Any?) { go(toPageAt: 0) }
    /// Shows the last page.
    @objc public func goToLastPage(_ sender: Any?) { go(toPageAt: lastIndex) }
    /// Shows the next page, or the next two.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/gotonextpage(_:)
    @objc public func goToNextPage(_ sender: Any?) {
        if canGoToNextPage, let neighbours { go(toPageAt: neighbours.next) }
    }
    /// Shows the page before, or the two before.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/gotopreviouspage(_:)
    @objc public func goToPreviousPage(_ sender: Any?) {
        if canGoToPreviousPage, let neighbours { go(toPageAt: neighbours.previous) }
    }

    // MARK: History

    /// True if there is a place from which the view has gone elsewhere.
    @objc public var canGoBack: Bool { !desk.history.past.isEmpty }
    /// True if the view has gone back.
    @objc public var canGoForward: Bool { !desk.history.future.isEmpty }
    /// Shows what was shown before the view went elsewhere.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/goback(_:)
    @objc public func goBack(_ sender: Any?) { desk.goBack() }
    /// Shows what was shown before ``goBack(_:)``.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/goforward(_:)
    @objc public func goForward(_ sender: Any?) { desk.goForward() }

    // MARK: Points

    /// The page at a point of the view.
    /// - Parameter nearest: true for the nearest page where there is none at the point.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/page(for:nearest:)
    @objc(pageForPoint:nearest:)
    public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        desk.index(at: convert(point, to: paper), nearest: nearest).flatMap { document?.page(at: $0) }
    }

    /// A point of a page for one of the view.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/convert(_:to:)-3tnzd
    @objc(convertPoint:toPage:)
    public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        guard let transform = desk.transform(from: page) else { return .zero }
        return convert(point, to: paper).applying(transform.inverted())
    }

    /// A point of the view for one of a page.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfview/convert(_:from:)-6zt7i
    @objc(convertPoint:fromPage:)
    public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        guard let transform = desk.transform(from: page) else { return .zero }
        return convert(point.applying(transform), from: paper)
    }

    /// A rectangle of a page for one of the view.
    @objc(convertRect:toPage:)
    public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        guard let transform = desk.transform(from: page) else { return .zero }
        return convert(rect, to: paper).applying(transform.inverted())
    }

    /// A rectangle of the view for one of a page.
    @objc(convertRect:fromPage:)
    public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        guard let transform = desk.transform(from: page) else { return .zero }
        return convert(rect.applying(transform), from: paper)
    }
}
