import Foundation

/// Something that can have the focus.
// apple: https://developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor @objc public protocol UIFocusItem: UIFocusEnvironment {
    /// True if it can have the focus at present.
    var canBecomeFocused: Bool { get }
    /// True if it has it.
    var isFocused: Bool { get }
    /// Where it stands, in the coordinates of what it is in.
    var frame: CGRect { get }
    /// How it looks with the focus; nil for no difference.
    @objc optional var focusEffect: UIFocusEffect? { get }
}
