import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lays something out on pages that are printed. Use one of its subclasses.
// apple: https://developer.apple.com/documentation/uikit/uiprintformatter
@preconcurrency @MainActor @objcMembers open class UIPrintFormatter: UIObject {
    /// How high the content is on each page, in points; 0, the default, is as high as there is room.
    open var maximumContentHeight: CGFloat = 0 { didSet { if maximumContentHeight != oldValue { contentDidChange() } } }
    /// How wide the content is, in points; 0, the default, is as wide as there is room.
    open var maximumContentWidth: CGFloat = 0 { didSet { if maximumContentWidth != oldValue { contentDidChange() } } }
    /// How far the content is from the edges of the printable rectangle, on the first page above, on all pages at the sides. Default: zero.
    // apple: https://developer.apple.com/documentation/uikit/uiprintformatter/contentinsets
    open var contentInsets: UIEdgeInsets = .zero { didSet { if contentInsets != oldValue { contentDidChange() } } }
    /// The same on each page. Default: zero.
    open var perPageContentInsets: UIEdgeInsets = .zero { didSet { if perPageContentInsets != oldValue { contentDidChange() } } }
    /// The page on which the content begins. Set by what adds the formatter to a renderer. Default: 0.
    open var startPage = 0
    /// The pages that draw the content; nil while it belongs to none.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    override init() { super.init() }

    /// How many pages the content takes. 0 here.
    open var pageCount: Int { 0 }

    /// Ceases to belong to a renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

    /// The rectangle of the content on a page, in the paper's coordinates; empty on a page without content.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer, pageIndex >= startPage, pageIndex < startPage + pageCount else { return .zero }
        return room(onFirstPage: pageIndex == startPage, of: renderer)
    }

    /// Draws what belongs on a page. Does nothing here.
    /// - Parameter rect: the rectangle of the content on that page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    // MARK: For subclasses here

    /// The content, or the room for it, is another one.
    func contentDidChange() {}

    /// Where there is room for content on a page.
    final func room(onFirstPage isFirst: Bool, of renderer: UIPrintPageRenderer) -> CGRect {
        var room = renderer.contentRect.inset(by: perPageContentInsets)
        room = room.inset(
            by: UIEdgeInsets(top: isFirst ? contentInsets.top : 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
        if maximumContentWidth > 0 { room.size.width = min(room.width, maximumContentWidth) }
        if maximumContentHeight > 0 { room.size.height = min(room.height, maximumContentHeight) }
        return CGRect(x: room.minX, y: room.minY, width: max(room.width, 0), height: max(room.height, 0))
    }
}
