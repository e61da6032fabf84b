import Foundation
import UIKitCore

/// The button of an alert: its title, and the action of a tap.
// apple: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor @objcMembers open class UIAlertAction: UIObject, UIAccessibilityIdentification, NSCopying {
    /// The kind of button.
    // apple: https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Changes nothing. Stands last, or first of two side by side.
        case cancel = 1
        /// Destroys something: in red.
        case destructive = 2
    }

    let handler: ((UIAlertAction) -> Void)?
    /// Called when ``isEnabled`` changes.
    weak var button: AlertButton?

    /// - Parameter handler: called when the alert has gone after a tap on the button.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// The title of the button.
    public let title: String?
    /// The kind of button, which decides its look and position.
    public let style: UIAlertAction.Style

    /// True if the button can be tapped. Default: true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } } }

    /// The name of the button for tests and scripts; never shown or read out. Default: nil.
    open var accessibilityIdentifier: String?

    /// The colour of the title in place of that of the style; nil is the style's. Default: nil. Not in the API: apps set it by key.
    @objc var titleTextColor: UIColor? { didSet { button?.showColor() } }

    /// A button of the same title, style and handler.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIAlertAction in
            let copy = UIAlertAction(title: title, style: style, handler: handler)
            copy.isEnabled = isEnabled
            copy.titleTextColor = titleTextColor
            copy.accessibilityIdentifier = accessibilityIdentifier
            return copy
        }
    }
}
