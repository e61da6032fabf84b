import Foundation

/// An alternate of a command while further modifier keys are held down.
// apple: https://developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor @objcMembers open class UICommandAlternate: UIObject {
    /// The title in place of the command's title.
    open private(set) var title: String
    /// The action in place of the command's.
    open private(set) var action: Selector
    /// The modifier keys, besides those of the command, that bring it out.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// A variant of a command, with modifier keys besides those of the command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
