import Foundation

/// Shows at the lower edge of the screen what the first responder of a window asks for. Declared in UIKitTextInput, and found by the name
/// of its class.
@MainActor
package protocol InputViewsShowing: AnyObject {
    init(window: UIWindow)
    /// The upper edge of what is shown, in coordinates of the screen; nil while nothing is.
    var shownTop: CGFloat? { get }
    func firstResponderDidChange(to responder: UIResponder?)
    /// Asks the first responder, and those above it, what is to be shown.
    func update()
    /// The caret has moved.
    func textDidChange()
    /// A finger that scrolls has come to a height of the window.
    func follow(to y: CGFloat)
    /// The finger has gone, with a velocity in points per second, downwards.
    func letGo(velocity: CGFloat)
}
