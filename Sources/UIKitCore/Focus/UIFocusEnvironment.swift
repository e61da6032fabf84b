/// A part of what is on the screen that has a say in where the focus of a hardware keyboard goes: a view, a controller, a window.
///
/// Before and after each move, all environments of the item that had the focus and of the one that gets it are asked and notified.
// apple: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor @objc public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that get the focus when it comes to this one: the first that can have it, or that has an item inside which can.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil for the outermost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Knows which items are inside; nil where there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Has the focus computed again before the next frame, if it is inside.
    func setNeedsFocusUpdate()
    /// Does now what ``setNeedsFocusUpdate()`` has asked for, if the focus is inside.
    func updateFocusIfNeeded()

    /// Returns true if the focus may go as a move says. One environment that says no stops it.
    @objc(shouldUpdateFocusInContext:)
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved.
    @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    /// The name of the group that Tab goes to; items of one name are one group. Nil for that of what is around.
    @objc optional var focusGroupIdentifier: String? { get }
}
