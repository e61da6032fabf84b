public import Foundation
public import UIKit

/// The button that begins signing in with an Apple account. Its words are those of Apple's; the logo is not drawn.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton
@preconcurrency @MainActor @objcMembers open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton/buttontype
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue`
        case signUp
        /// That of ``signIn``.
        public static var `default`: ButtonType { .signIn }

        fileprivate var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    /// The button's colours, the same in light and dark style.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton/style
    public enum Style: Int, Sendable {
        case white = 0
        case whiteOutline
        case black
    }

    private let type: ButtonType
    private let style: Style
    private let label = UILabel()

    /// - Parameters:
    ///   - type: what it says.
    ///   - style: its colours.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.type = type
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp()
    }

    /// See ``init(authorizationButtonType:authorizationButtonStyle:)``.
    @nonobjc public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// A black one that says that one signs in.
    public convenience override init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        if !frame.isEmpty { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        type = .default
        style = .black
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.text = type.title
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        backgroundColor = style == .black ? .black : .white
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.cornerRadius = cornerRadius
        layer.masksToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = type.title
        accessibilityTraits = .button
    }

    /// The radius of its corners, in points. Default: 6.
    open dynamic var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    open override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The letters are as high as 43 percent of the button.
        label.font = .systemFont(ofSize: max(bounds.height * 0.43, 8), weight: .medium)
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 4), dy: 0)
    }
}
