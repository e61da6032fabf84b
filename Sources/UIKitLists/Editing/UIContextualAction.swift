import UIKitCore

/// Something that a swipe over a row offers to do.
// apple: https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor @objcMembers open class UIContextualAction: UIObject {
    /// Says whether it takes something away.
    // apple: https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
    public enum Style: Int, Sendable {
        case normal = 0
        /// Red, for what takes something away.
        case destructive = 1
    }

    /// Does what the action stands for: gets the action, the view that shows it, and what to call with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Says whether it is ordinary or destroys something.
    public let style: UIContextualAction.Style
    /// Called when the action is chosen.
    public let handler: Handler
    /// Default: what the action was made with.
    open var title: String?
    private var ownColor: UIColor?
    /// The background of the title and picture; nil restores the colour of the style: grey, or red. Default: that.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    /// Default: nil.
    open var image: UIImage?
    /// The background of a row action of the older kind.
    @nonobjc var backgroundEffect: UIVisualEffect?

    /// An action with a title, a picture, or both.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
