import Foundation

/// A view that is shown instead of the keyboard, or above it, and looks like one.
// apple: https://developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor @objcMembers open class UIInputView: UIView {
    /// Says whether it looks like the keyboard.
    // apple: https://developer.apple.com/documentation/uikit/uiinputview/style
    public enum Style: Int, Sendable {
        /// No background.
        case `default`
        /// The background of the keyboard.
        case keyboard
    }

    /// The background of the view.
    open var inputViewStyle: UIInputView.Style { ownStyle }
    /// True if constraints inside say how high the view is, rather than its frame. Default: false. Setting it has the height looked for
    /// again.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
    }

    private let ownStyle: UIInputView.Style

    /// - Parameter frame: its height counts; the view is as wide as the screen.
    @objc(initWithFrame:inputViewStyle:)
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        ownStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = Self.keyboardGround }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        ownStyle = .default
        super.init(coder: coder)
    }

    /// The colour on which keys stand.
    @nonobjc package static let keyboardGround = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
}
