import UIKitCore

/// A row behind whose ends there can be actions.
@MainActor
package protocol SwipedCell: UIView {
    /// By how much its parts are moved to the side, to the left if below 0.
    var slideDistance: CGFloat { get }
    /// The actions that a swipe has uncovered.
    var shownSwipeActions: SwipeActionsView? { get }
    /// Puts in what a swipe is going to bring to light.
    func showSwipeActions(_ view: SwipeActionsView)
    func slide(to distance: CGFloat, animated: Bool)
    func endSlide(animated: Bool)
}

/// A list whose rows can be opened.
@MainActor
package protocol RowSwipeHost: UIScrollView {
    func swipedCell(at point: CGPoint) -> (any SwipedCell)?
    /// Returns true if a row may be opened at present.
    func canSwipe(_ cell: any SwipedCell) -> Bool
    /// The actions at an end of a row; nil for none.
    func swipeActions(of cell: any SwipedCell, isTrailing: Bool) -> UISwipeActionsConfiguration?
    func shows(_ cell: any SwipedCell) -> Bool
    func swipeWillBegin(on cell: any SwipedCell)
    func swipeDidEnd(on cell: any SwipedCell)
}
