import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitTextInput

/// A view that can be the caret of a text.
// apple: https://developer.apple.com/documentation/uikit/uitextcursorview
@preconcurrency @MainActor public protocol UITextCursorView: UIView {
    /// True if it comes and goes.
    var isBlinking: Bool { get set }
    /// Shows it from now on for a while, as after each key.
    func resetBlinkAnimation()
}

/// The caret that texts have by themselves: a line in the tint colour.
// apple: https://developer.apple.com/documentation/uikit/uistandardtextcursorview
@preconcurrency @MainActor @objcMembers open class UIStandardTextCursorView: UIView, UITextCursorView {
    private var timer: CaretTimer?
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
        isUserInteractionEnabled = false
        backgroundColor = tintColor
        layer.cornerRadius = theme.caretWidth / 2
    }

    /// Default: false.
    open var isBlinking = false {
        didSet {
            guard isBlinking != oldValue else { return }
            if isBlinking { resetBlinkAnimation() } else { stop() }
        }
    }

    open func resetBlinkAnimation() {
        guard isBlinking else { return }
        alpha = 1
        blink(after: theme.caretShown)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    private func stop() {
        timer?.stop()
        timer = nil
        alpha = 1
    }

    private func blink(after time: TimeInterval) {
        timer?.stop()
        timer = CaretTimer(after: time, every: 1000) { [weak self] in self?.turn() }
    }

    private func turn() {
        guard isBlinking else { return stop() }
        UIView.performWithoutAnimation { alpha = alpha > 0 ? 0 : 1 }
        blink(after: alpha > 0 ? theme.caretShown : theme.caretHidden)
    }
}
