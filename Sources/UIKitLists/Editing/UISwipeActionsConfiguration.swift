import UIKitCore

/// The actions that a swipe over a row offers, from the edge of the row inwards.
// apple: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor @objcMembers open class UISwipeActionsConfiguration: UIObject {
    /// The first is at the edge.
    public let actions: [UIContextualAction]

    /// True if a swipe across the row does the first action at once. Default: true.
    open var performsFirstActionWithFullSwipe = true

    /// The actions that a swipe uncovers, the outermost first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
