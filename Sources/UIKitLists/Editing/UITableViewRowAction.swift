import Foundation
import UIKitCore

/// Something that a swipe over a row offers to do, as apps say it that were written before ``UIContextualAction``.
///
/// The row stays open when it is done, until editing ends or the row changes.
// apple: https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor @objcMembers open class UITableViewRowAction: UIObject {
    /// Says whether it takes something away.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewrowaction/style-swift.enum
    public enum Style: Int, Sendable {
        /// Red, as is `destructive`.
        case `default` = 0
        case normal = 1

        /// The same as ``default``.
        public static var destructive: Style { .default }
    }

    /// Says whether it is ordinary or destroys something.
    open var style: UITableViewRowAction.Style { ownStyle }
    /// Default: what the action was made with.
    open var title: String?
    private var ownColor: UIColor?
    /// The background of the title; nil restores the colour of the style: red, or grey. Default: that.
    open var backgroundColor: UIColor? {
        get { ownColor ?? (style == .default ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    /// The effect behind the title instead of ``backgroundColor``; nil for none. Default: nil. The action keeps a copy.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewrowaction/backgroundeffect
    open var backgroundEffect: UIVisualEffect? {
        get { ownEffect }
        set { ownEffect = newValue?.copy() as? UIVisualEffect }
    }
    private var ownEffect: UIVisualEffect?

    private let ownStyle: UITableViewRowAction.Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// - Parameter handler: does what the action stands for; gets the action and where the row is.
    @objc(rowActionWithStyle:title:handler:)
    public required init(
        style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        ownStyle = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The same for a row of which only the table knows where it is when the action is done.
    @nonobjc func contextualAction(path: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { [self] _, _, _ in
            if let path = path() { handler(self, path) }
        }
        action.backgroundColor = backgroundEffect == nil ? backgroundColor : .clear
        action.backgroundEffect = backgroundEffect
        return action
    }
}
