import Foundation

/// Shortcuts beside a keyboard, in groups. They are kept for those who ask; the keyboard here has no bar for them.
// apple: https://developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor @objcMembers open class UITextInputAssistantItem: UIObject {
    @nonobjc static var key: UInt8 = 0

    /// True if the user may hide them. Default: true.
    open var allowsHidingShortcuts = true
    /// Default: none.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Default: none.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
