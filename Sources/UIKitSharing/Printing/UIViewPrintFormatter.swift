import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Prints what a view shows: made as narrow as the page, and cut at the ends of pages. Of a scroll view, all of its content.
// apple: https://developer.apple.com/documentation/uikit/uiviewprintformatter
@preconcurrency @MainActor @objcMembers open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is printed.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    private var shown: CGRect {
        (view as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? view.bounds
    }

    /// Views that are wider than the page become smaller, others stay as they are.
    private func scale(_ room: CGRect) -> CGFloat { shown.width > 0 ? min(room.width / shown.width, 1) : 1 }

    open override var pageCount: Int {
        guard let renderer = printPageRenderer, !shown.isEmpty else { return 0 }
        let (first, other) = (room(onFirstPage: true, of: renderer), room(onFirstPage: false, of: renderer))
        guard !first.isEmpty, !other.isEmpty else { return 0 }
        let rest = shown.height * scale(first) - first.height
        return 1 + Int((max(rest, 0) / other.height).rounded(.up))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext(), let renderer = printPageRenderer else { return }
        let (first, other) = (room(onFirstPage: true, of: renderer), room(onFirstPage: false, of: renderer))
        let number = pageIndex - startPage
        let above = number == 0 ? 0 : first.height + CGFloat(number - 1) * other.height
        view.layoutIfNeeded()
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - above)
        context.scaleBy(x: scale(first), y: scale(first))
        context.translateBy(x: -shown.minX, y: -shown.minY)
        view.layer.render(in: context)
    }
}

extension UIView {
    /// What prints the view. Another object each time.
    // apple: https://developer.apple.com/documentation/uikit/uiview/viewprintformatter()
    @objc public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
