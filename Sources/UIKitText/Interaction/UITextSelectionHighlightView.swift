import Foundation
import UIKitCore

/// A view that can mark what is selected.
// apple: https://developer.apple.com/documentation/uikit/uitextselectionhighlightview
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UIView {
    /// The rectangles of the selection, in the view's own coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view that marks a selection by itself: with a little of the tint colour.
// apple: https://developer.apple.com/documentation/uikit/uistandardtextselectionhighlightview
@preconcurrency @MainActor @objcMembers open class UIStandardTextSelectionHighlightView: UIView, UITextSelectionHighlightView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Default: none.
    open var selectionRects: [UITextSelectionRect] = [] { didSet { placeMarks() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        placeMarks()
    }

    private func placeMarks() {
        let rects = selectionRects.map(\.rect).filter { $0.width > 0 && $0.height > 0 }
        while subviews.count > rects.count { subviews.last?.removeFromSuperview() }
        while subviews.count < rects.count { addSubview(UIView(frame: .zero)) }
        for (mark, rect) in zip(subviews, rects) {
            mark.frame = rect
            mark.backgroundColor = tintColor.withAlphaComponent(TextMarksTheme.flat.selectionAlpha)
        }
    }
}
