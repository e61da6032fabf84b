import Foundation
import UIKitCore

/// Says how high rows, headers and footers are, gives views for headers and footers, and is notified of what the user does with rows.
///
/// Which of the methods there are is looked up when the object becomes a table's delegate.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdelegate
@preconcurrency @MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Showing

    /// A cell is about to be seen, placed and filled.
    @objc(tableView:willDisplayCell:forRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// A header is about to be seen.
    @objc(tableView:willDisplayHeaderView:forSection:)
    optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// A footer is about to be seen.
    @objc(tableView:willDisplayFooterView:forSection:)
    optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// A cell has left the screen. The path is the one that it had, perhaps no longer one of the table.
    @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// A header has left the screen.
    @objc(tableView:didEndDisplayingHeaderView:forSection:)
    optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// A footer has left the screen.
    @objc(tableView:didEndDisplayingFooterView:forSection:)
    optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    // In points, 0 or more, or ``UITableView/automaticDimension``.

    /// The height of a row. Asked for all rows at once where there are no estimates.
    @objc(tableView:heightForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// In tables that are not plain, 0 stands for the usual height.
    @objc(tableView:heightForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// The same for footers.
    @objc(tableView:heightForFooterInSection:)
    optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// With estimates, the true heights are asked for only when rows are about to be seen.
    @objc(tableView:estimatedHeightForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// The same for headers.
    @objc(tableView:estimatedHeightForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// The same for footers.
    @objc(tableView:estimatedHeightForFooterInSection:)
    optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// A view instead of a title. Its height is that of the header; the height of its own frame does not matter.
    @objc(tableView:viewForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// The same for footers.
    @objc(tableView:viewForFooterInSection:)
    optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// The button with the "i" of a row was tapped. The row is not selected by that.
    @objc(tableView:accessoryButtonTappedForRowWithIndexPath:)
    optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Selecting

    // A selection by code is not reported to the delegate.

    /// Returns true if a row that a finger comes down on is shown as touched, and can be selected. Without it each can.
    @objc(tableView:shouldHighlightRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// A finger lies on a row, which is marked now.
    @objc(tableView:didHighlightRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// The mark has gone: the finger was lifted, or scrolls.
    @objc(tableView:didUnhighlightRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The row to select when one was tapped: that one, another, or nil for none.
    @objc(tableView:willSelectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// The row to deselect: the one asked about, another, or nil for none.
    @objc(tableView:willDeselectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// The user has selected a row. Not called for selection by code.
    @objc(tableView:didSelectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// The user has deselected a row. Not called for deselection by code.
    @objc(tableView:didDeselectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Returns true if a tap on a row does what the row is for, besides selecting it. Without it, not while the table is edited.
    @objc(tableView:canPerformPrimaryActionForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// A tap on a row is to do what the row is for. Follows ``tableView(_:didSelectRowAt:)``.
    @objc(tableView:performPrimaryActionForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Focus

    /// Returns true if the focus of a hardware keyboard can go to a row. Without it: to those that can be selected.
    @objc(tableView:canFocusRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Returns true if a row is selected when it gets the focus. Asked where the table's `selectionFollowsFocus` is true; without it: yes.
    @objc(tableView:selectionFollowsFocusForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Returns true if the focus may go as a move says, which the table is concerned by. Without it: yes.
    @objc(tableView:shouldUpdateFocusInContext:)
    optional func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    /// The focus has moved.
    @objc(tableView:didUpdateFocusInContext:withAnimationCoordinator:)
    optional func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// The row that gets the focus when it comes to the table; nil for what the table prefers.
    @objc(indexPathForPreferredFocusedViewInTableView:)
    optional func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    // MARK: Editing

    /// The kind of edit that a row allows while the table is edited. Without it, deleting.
    @objc(tableView:editingStyleForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// The title of the button that confirms a deletion. Without it "Delete".
    @objc(tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// The actions that a swipe towards the end of reading uncovers at the beginning of a row; nil for none.
    @objc(tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// The actions that a swipe uncovers at the end of a row; an empty configuration shows none, and nil the standard ones.
    @objc(tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// The same as apps said it before there were configurations; asked where there is none. Nil is deleting, if the data source commits
    /// it.
    @objc(tableView:editActionsForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// Returns true if the background of a row makes room for the controls of editing. Without it, it does.
    @objc(tableView:shouldIndentWhileEditingRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// A swipe is about to show what can be done with a row.
    @objc(tableView:willBeginEditingRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// That is over. Nil if the row is gone.
    @objc(tableView:didEndEditingRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// The index path to which a moved row goes if it is released at a proposed one.
    @objc(tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:)
    optional func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Returns true if a row has a menu with commands such as Copy for a finger that stays on it. Not asked where there are context menus.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldshowmenuforrowat:)
    @objc(tableView:shouldShowMenuForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Returns true if that menu has a command of ``UIResponderStandardEditActions``.
    @objc(tableView:canPerformAction:forRowAtIndexPath:withSender:)
    optional func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    /// The command was chosen.
    @objc(tableView:performAction:forRowAtIndexPath:withSender:)
    optional func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    /// Returns true if two fingers that move over rows select them. Without it: no.
    @objc(tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Two fingers have begun to select: mostly the time to begin editing.
    @objc(tableView:didBeginMultipleSelectionInteractionAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// The two fingers were lifted.
    @objc(tableViewDidEndMultipleSelectionInteraction:)
    optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// The menu of a row for a finger that stays at a point of the table; nil for none.
    @objc(tableView:contextMenuConfigurationForRowAtIndexPath:point:)
    optional func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The preview that is lifted when the menu comes. Without it: the cell.
    @objc(tableView:previewForHighlightingContextMenuWithConfiguration:)
    optional func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Where it goes back to. Without it: where it came from.
    @objc(tableView:previewForDismissingContextMenuWithConfiguration:)
    optional func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The lifted preview was tapped: the menu goes.
    @objc(tableView:willPerformPreviewActionForMenuWithConfiguration:animator:)
    optional func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is about to come.
    @objc(tableView:willDisplayContextMenuWithConfiguration:animator:)
    optional func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go.
    @objc(tableView:willEndContextMenuInteractionWithConfiguration:animator:)
    optional func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// How deep a row is in a hierarchy; each level moves the content in by the cell's `indentationWidth`.
    @objc(tableView:indentationLevelForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
