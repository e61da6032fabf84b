import UIKitGraphics
import Foundation
import UIKitCore

/// A view that can be a handle of a selection.
// apple: https://developer.apple.com/documentation/uikit/uitextselectionhandleview
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UIView {
    /// Where the knob is: `.top` at the beginning of a selection, `.bottom` at its end.
    var direction: NSDirectionalRectEdge { get set }
    /// True if the text runs from above to below.
    var isVertical: Bool { get set }
    /// Where the view is to be for an end of a selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The handle that selections have by themselves: a line as high as the text, with a knob.
// apple: https://developer.apple.com/documentation/uikit/uistandardtextselectionhandleview
@preconcurrency @MainActor @objcMembers open class UIStandardTextSelectionHandleView: UIView, UITextSelectionHandleView {
    private let stem = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    private let theme = TextMarksTheme.flat

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [stem, knob] {
            part.isUserInteractionEnabled = false
            part.backgroundColor = tintColor
            addSubview(part)
        }
        knob.layer.cornerRadius = theme.knobSide / 2
    }

    /// Default: top.
    open var direction: NSDirectionalRectEdge = .top { didSet { if direction != oldValue { setNeedsLayout() } } }
    /// Default: false. Handles here are those of lines.
    open var isVertical = false
    @nonobjc final var isStart: Bool { direction.contains(.top) }

    open func preferredFrame(for rect: CGRect) -> CGRect {
        let (side, reach) = (theme.knobSide, theme.handleReach)
        return CGRect(x: rect.midX - reach, y: rect.minY - side, width: 2 * reach, height: rect.height + 2 * side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = theme.knobSide
        stem.frame = CGRect(
            x: bounds.midX - theme.caretWidth / 2, y: side, width: theme.caretWidth, height: max(bounds.height - 2 * side, 0))
        knob.frame = CGRect(x: bounds.midX - side / 2, y: isStart ? 0 : bounds.height - side, width: side, height: side)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in [stem, knob] { part.backgroundColor = tintColor }
    }

    /// Fingers reach it from around the knob; what lies beside the line is for the text.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        knob.frame.insetBy(dx: -theme.handleReach, dy: -theme.handleReach / 2).contains(point)
    }
}
