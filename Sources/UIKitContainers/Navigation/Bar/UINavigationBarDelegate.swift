/// Is asked about the stack of a navigation bar, and is notified of its changes.
// apple: https://developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor @objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns true if an item may be pushed. Without it: yes.
    @objc(navigationBar:shouldPushItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// An item has been pushed; after the animation, if there was one.
    @objc(navigationBar:didPushItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns true if the item on top may be popped. Without it: yes.
    @objc(navigationBar:shouldPopItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// An item has been popped; after the animation, if there was one.
    @objc(navigationBar:didPopItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
