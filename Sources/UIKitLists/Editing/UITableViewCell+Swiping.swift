import UIKitCore

extension UITableViewCell: SwipedCell {
    package var slideDistance: CGFloat { status.slide }
    package var shownSwipeActions: SwipeActionsView? { parts.swipeActions }
}
