import Foundation

/// An entry below a preview that is shown by pressing harder.
// apple: https://developer.apple.com/documentation/uikit/uipreviewactionitem
@preconcurrency @MainActor @objc public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title of the entry.
    var title: String { get }
}

/// Something to do with what a preview shows. No preview is shown here.
// apple: https://developer.apple.com/documentation/uikit/uipreviewaction
@preconcurrency @MainActor @objcMembers open class UIPreviewAction: UIObject, NSCopying, UIPreviewActionItem {
    /// How it looks.
    // apple: https://developer.apple.com/documentation/uikit/uipreviewaction/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected
        case destructive
    }

    /// The title.
    public let title: String
    /// How it looks.
    public let style: UIPreviewAction.Style
    /// The action: takes the item and the controller of the preview.
    @nonobjc open var handler: (any UIPreviewActionItem, UIViewController) -> Void { performed }
    private let performed: (any UIPreviewActionItem, UIViewController) -> Void

    /// An entry with a closure that is called when it is chosen.
    @nonobjc public init(
        title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        performed = { action, controller in
            if let action = action as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }

    /// The action itself: it cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Several actions behind one entry.
// apple: https://developer.apple.com/documentation/uikit/uipreviewactiongroup
@preconcurrency @MainActor @objcMembers open class UIPreviewActionGroup: UIObject, NSCopying, UIPreviewActionItem {
    /// The title.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// An entry that opens further ones.
    @nonobjc public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }

    /// The group itself: it cannot change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
