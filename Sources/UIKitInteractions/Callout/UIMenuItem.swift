import Foundation

/// An app's own command in the menu of ``UIMenuController``.
// apple: https://developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor @objcMembers open class UIMenuItem: UIObject {
    /// The title in the menu.
    open var title: String
    /// The message to the first responder that performs it. Where nobody does the item is not shown.
    open var action: Selector

    /// A command with a selector that is sent along the responder chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
