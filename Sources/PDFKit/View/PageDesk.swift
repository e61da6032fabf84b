import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// Lays the pages of a view out, and shows those that are in sight.
@MainActor @objcMembers final class PageDesk: NSObject, UIScrollViewDelegate {
    @nonobjc unowned let view: PDFView
    @nonobjc private(set) var arrangement = PageArrangement([], PageArrangement.Manner(), current: 0)
    @nonobjc private var shown: [Int: PageView] = [:]
    @nonobjc var history = PageHistory()
    /// The page that was gone to; it is the present one as long as it is in sight and no finger has scrolled.
    @nonobjc private var pinned: Int?
    /// Where to go as soon as there is a size.
    @nonobjc private var wanted: (page: PDFPage, rect: CGRect?)?
    @nonobjc private var isArranged = false
    @nonobjc private var told = Told()
    @nonobjc private var unlocking: (any NSObjectProtocol)?
    @nonobjc private lazy var touches = PageTouches(view)

    /// What notifications have said last.
    private struct Told {
        var page: PDFPage?
        var visible: [Int] = []
    }

    private var scroller: UIScrollView { view.scroller }
    private var paper: UIView { view.paper }

    init(_ view: PDFView) {
        self.view = view
        super.init()
    }

    func attach() {
        scroller.delegate = self
        limitsDidChange()
        touches.attach()
    }

    isolated deinit { unlocking.map { NotificationCenter.default.removeObserver($0) } }

    // MARK: What changes

    func documentDidChange() {
        unlocking.map { NotificationCenter.default.removeObserver($0) }
        unlocking = view.document.map { document in
            NotificationCenter.default.addObserver(forName: .PDFDocumentDidUnlock, object: document, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.reload() }
            }
        }
        view.currentSelection = nil
        history = PageHistory()
        pinned = nil
        wanted = nil
        reload()
        NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: view)
    }

    private func reload() {
        isArranged = false
        for page in shown.values { page.removeFromSuperview() }
        shown.removeAll()
        layOut()
        if isArranged { scroll(to: .zero) }
        tellChanges()
    }

    /// - Parameter name: the notification that says so; nil for none.
    func mannerDidChange(_ name: NSNotification.Name?) {
        let index = currentIndex
        isArranged = false
        for page in shown.values { page.removeFromSuperview() }
        shown.removeAll()
        pinned = index
        layOut()
        if let index, let page = view.document?.page(at: index) { place(page, nil) }
        if let name { NotificationCenter.default.post(name: name, object: view) }
    }

    func limitsDidChange() {
        guard !view.isUsingPageViewController else { return (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 1) }
        let least = view.autoScales ? min(view.minScaleFactor, fittingScale ?? .infinity) : view.minScaleFactor
        scroller.minimumZoomScale = max(least, 1e-3)
        scroller.maximumZoomScale = max(view.maxScaleFactor, scroller.minimumZoomScale, view.autoScales ? fittingScale ?? 0 : 0)
    }

    // MARK: Layout

    /// The part of the scroll view that no bar covers.
    private var viewport: CGSize {
        let (all, own) = (scroller.adjustedContentInset, scroller.contentInset)
        return CGSize(
            width: max(0, scroller.bounds.width - (all.left - own.left) - (all.right - own.right)),
            height: max(0, scroller.bounds.height - (all.top - own.top) - (all.bottom - own.bottom)))
    }

    private var manner: PageArrangement.Manner {
        PageArrangement.Manner(
            mode: view.displayMode, direction: view.displayDirection, isBook: view.displaysAsBook, isFromRight: view.displaysRTL,
            margins: view.displaysPageBreaks ? view.pageBreakMargins : .zero, isPaged: view.isUsingPageViewController, place: viewport)
    }

    private var arranged: (manner: PageArrangement.Manner, current: Int)?

    func layOut() {
        guard viewport.width > 0, viewport.height > 0 else { return }
        let current = pinned ?? 0
        if !isArranged || arranged?.manner.place != viewport { arrange(current) }
        fitIfWanted()
        center()
        if let wanted {
            self.wanted = nil
            place(wanted.page, wanted.rect)
        }
        showPages()
    }

    private func arrange(_ current: Int) {
        let isFirst = !isArranged
        let sizes = (0..<(view.document?.pageCount ?? 0)).map { index in
            view.document?.page(at: index)?.shownSize(view.displayBox) ?? CGSize(width: 612, height: 792)
        }
        let manner = manner
        arrangement = PageArrangement(sizes, manner, current: current)
        arranged = (manner, current)
        isArranged = true
        scroller.isPagingEnabled = manner.isPaged
        let scale = manner.isPaged ? 1 : paper.transform.a
        paper.transform = CGAffineTransform(scaleX: scale, y: scale)
        paper.bounds = CGRect(origin: .zero, size: arrangement.size)
        paper.center = CGPoint(x: arrangement.size.width * scale / 2, y: arrangement.size.height * scale / 2)
        scroller.contentSize = paper.frame.size
        limitsDidChange()
        for (index, page) in shown { page.frame = arrangement.frames[index] ?? .zero }
        if !isFirst, manner.isPaged, let frame = arrangement.frames[current] { scroll(to: frame.origin) }
    }

    var fittingScale: CGFloat? {
        let (size, room) = (arrangement.size, viewport)
        guard isArranged, size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return nil }
        if view.isUsingPageViewController { return scale }
        switch (view.displayMode, view.displayDirection) {
        case (.singlePageContinuous, .vertical), (.twoUpContinuous, .vertical): return room.width / size.width
        case (.singlePageContinuous, .horizontal), (.twoUpContinuous, .horizontal): return room.height / size.height
        default: return min(room.width / size.width, room.height / size.height)
        }
    }

    func fitIfWanted() {
        limitsDidChange()
        guard view.autoScales, !view.isUsingPageViewController, let fit = fittingScale, abs(fit - paper.transform.a) > 1e-9 else { return }
        show(scale: fit)
    }

    /// Content that is smaller than the view lies in its middle.
    private func center() {
        let (size, room) = (scroller.contentSize, viewport)
        let (x, y) = (max(0, (room.width - size.width) / 2), max(0, (room.height - size.height) / 2))
        let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        if scroller.contentInset != insets { scroller.contentInset = insets }
    }

    // MARK: Scale

    /// Of the present page where each is as large as the view.
    var scale: CGFloat {
        guard view.isUsingPageViewController, let index = currentIndex, let frame = arrangement.frames[index],
            let width = view.document?.page(at: index)?.shownSize(view.displayBox).width, width > 0
        else { return paper.transform.a }
        return frame.width / width
    }

    func show(scale: CGFloat) {
        guard !view.isUsingPageViewController else { return }
        let top = visibleRect.origin
        let isAtTop = scroller.contentOffset.y <= -scroller.adjustedContentInset.top + 0.5
        scroller.setZoomScale(scale, animated: false)
        center()
        if isAtTop { scroll(to: CGPoint(x: top.x, y: 0)) }
        showPages()
    }

    // MARK: Places

    /// What is in sight, in points of the paper.
    var visibleRect: CGRect {
        let insets = scroller.adjustedContentInset
        let own = scroller.contentInset
        let bars = UIEdgeInsets(
            top: insets.top - own.top, left: insets.left - own.left, bottom: insets.bottom - own.bottom, right: insets.right - own.right)
        return scroller.convert(scroller.bounds.inset(by: bars), to: paper)
    }

    /// The pages of which more than an edge is in sight.
    var visibleIndices: [Int] { isArranged ? arrangement.pages(in: visibleRect.insetBy(dx: 0.01, dy: 0.01)) : [] }

    var currentIndex: Int? {
        guard let document = view.document, document.pageCount > 0 else { return nil }
        if let pinned, pinned < document.pageCount, !isArranged || arrangement.frames[pinned]?.intersects(visibleRect) == true {
            return pinned
        }
        if !isArranged { return 0 }
        return arrangement.mainPage(in: visibleRect) ?? arrangement.nearestPage(to: CGPoint(x: visibleRect.midX, y: visibleRect.midY))
    }

    func index(at point: CGPoint, nearest: Bool) -> Int? {
        arrangement.frames.first { $0.value.contains(point) }?.key ?? (nearest ? arrangement.nearestPage(to: point) : nil)
    }

    /// From points of a page to those of the paper; nil for a page that has no place.
    func transform(from page: PDFPage) -> CGAffineTransform? {
        guard let index = view.document?.index(for: page), let frame = arrangement.frames[index] else { return nil }
        let size = page.shownSize(view.displayBox)
        guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return nil }
        return page.transform(for: view.displayBox)
            .concatenating(
                CGAffineTransform(a: frame.width / size.width, b: 0, c: 0, d: -frame.height / size.height, tx: 0, ty: frame.height)
            )
            .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }

    // MARK: Going

    func go(to page: PDFPage, rect: CGRect?) {
        guard let document = view.document, document.index(for: page) != NSNotFound else { return }
        history.leave(currentPlace)
        place(page, rect)
        NotificationCenter.default.post(name: .PDFViewChangedHistory, object: view)
    }

    private var currentPlace: PageHistory.Place? {
        currentIndex.map { PageHistory.Place(index: $0, offset: scroller.contentOffset) }
    }

    func goBack() { move(history.back(from: currentPlace)) }
    func goForward() { move(history.forward(from: currentPlace)) }

    private func move(_ target: PageHistory.Place?) {
        guard let target, let page = view.document?.page(at: target.index) else { return }
        place(page, nil)
        if arrangement.frames.count > 1 { scroller.setContentOffset(target.offset, animated: false) }
        NotificationCenter.default.post(name: .PDFViewChangedHistory, object: view)
    }

    /// Shows a page from its top on, or a rectangle of it from its upper left corner on.
    private func place(_ page: PDFPage, _ rect: CGRect?) {
        guard let index = view.document?.index(for: page), index != NSNotFound else { return }
        pinned = index
        guard isArranged else { return wanted = (page, rect) }
        if arrangement.frames[index] == nil {
            arrange(index)
            fitIfWanted()
            center()
        }
        guard let frame = arrangement.frames[index] else { return }
        let margins = view.displaysPageBreaks && !view.isUsingPageViewController ? view.pageBreakMargins : .zero
        if view.isUsingPageViewController {
            scroll(to: CGPoint(x: frame.midX - viewport.width / 2, y: frame.midY - viewport.height / 2))
        } else if let rect, let transform = transform(from: page) {
            scroll(to: rect.applying(transform).origin)
        } else {
            scroll(to: CGPoint(x: frame.minX - margins.left, y: frame.minY - margins.top))
        }
        showPages()
        tellChanges()
    }

    /// Brings a point of the paper to the upper left corner, as far as there is content.
    private func scroll(to point: CGPoint) {
        let (scale, insets, size) = (paper.transform.a, scroller.adjustedContentInset, scroller.contentSize)
        let lowest = CGPoint(x: -insets.left, y: -insets.top)
        let highest = CGPoint(
            x: max(lowest.x, size.width + insets.right - scroller.bounds.width),
            y: max(lowest.y, size.height + insets.bottom - scroller.bounds.height))
        scroller.setContentOffset(
            CGPoint(
                x: min(max(point.x * scale - insets.left, lowest.x), highest.x),
                y: min(max(point.y * scale - insets.top, lowest.y), highest.y)), animated: false)
    }

    /// Scrolls as little as needed to have a rectangle of a page in sight.
    func reveal(_ rect: CGRect, of page: PDFPage) {
        guard let transform = transform(from: page) else { return go(to: page, rect: rect) }
        let place = paper.convert(rect.applying(transform), to: scroller)
        scroller.scrollRectToVisible(place.insetBy(dx: -8, dy: -8), animated: false)
    }

    // MARK: Showing

    private func showPages() {
        guard isArranged else { return }
        let sight = visibleRect
        let near = sight.insetBy(dx: -sight.width / 4, dy: -sight.height / 4)
        let indices = Set(arrangement.pages(in: near))
        for (index, page) in shown where !indices.contains(index) {
            page.removeFromSuperview()
            shown[index] = nil
        }
        for index in indices.sorted() where shown[index] == nil { show(index) }
        if !scroller.isZooming { sharpen() }
    }

    private func show(_ index: Int) {
        guard let page = view.document?.page(at: index), let frame = arrangement.frames[index] else { return }
        let pageView = PageView(page, view.displayBox) { [weak view] in view?.draw($0, to: $1) }
        pageView.frame = frame
        pageView.showShadow(view.pageShadowsEnabled)
        pageView.selections = selections
        paper.addSubview(pageView)
        shown[index] = pageView
    }

    private func sharpen() {
        let screen = view.traitCollection.displayScale
        for page in shown.values { page.sharpen(scale: paper.transform.a, screen: screen > 0 ? screen : 1) }
    }

    private var selections: [PDFSelection] { (view.highlightedSelections ?? []) + (view.currentSelection.map { [$0] } ?? []) }

    func showSelections() {
        for page in shown.values { page.selections = selections }
    }

    /// - Parameter page: nil for all.
    func redraw(_ page: PDFPage? = nil) {
        for pageView in shown.values where page == nil || pageView.page === page {
            pageView.showShadow(view.pageShadowsEnabled)
            pageView.setNeedsDisplay()
        }
    }

    private func tellChanges() {
        let page = view.currentPage
        if page !== told.page {
            told.page = page
            NotificationCenter.default.post(name: .PDFViewPageChanged, object: view)
        }
        let visible = visibleIndices
        if visible != told.visible {
            told.visible = visible
            NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: view)
        }
    }

    // MARK: The scroll view

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { paper }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pinned = nil }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { pinned = nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showPages()
        tellChanges()
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        center()
        NotificationCenter.default.post(name: .PDFViewScaleChanged, object: view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with zoomedView: UIView?, atScale scale: CGFloat) {
        showPages()
        tellChanges()
    }
}
