import Foundation
import UIKitCore

/// Decides what can be done with the items of a collection view, and is notified of what the user does.
///
/// Which of the optional methods there are is looked up when the object becomes a collection view's delegate.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
@preconcurrency @MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: The menu of former times

    // A long press shows it where there are all three of these, and none of those for context menus.

    /// Returns true if an item has such a menu.
    @objc(collectionView:shouldShowMenuForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Returns true if one of the commands `cut:`, `copy:`, `paste:`, `select:`, `selectAll:` and `delete:` is in it.
    @objc(collectionView:canPerformAction:forItemAtIndexPath:withSender:)
    optional func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    /// The command was tapped.
    @objc(collectionView:performAction:forItemAtIndexPath:withSender:)
    optional func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)

    // MARK: Touching

    /// Returns true if a finger on an item is shown; if not, the item is not selected either. Without it: yes.
    @objc(collectionView:shouldHighlightItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// A finger is on an item, and the cell shows it.
    @objc(collectionView:didHighlightItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// The finger has left the item. Called after all that its lifting has brought about.
    @objc(collectionView:didUnhighlightItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    // MARK: Selecting

    /// Returns true if a tap selects an item. Without it: yes.
    @objc(collectionView:shouldSelectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Returns true if a tap takes a selected item out of the selection. Asked where several can be selected. Without it: yes.
    @objc(collectionView:shouldDeselectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// The user has selected an item.
    @objc(collectionView:didSelectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// The user has deselected an item, maybe by selecting another.
    @objc(collectionView:didDeselectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Returns true if a tap does what an item is for. Without it: yes, unless the collection view is edited.
    @objc(collectionView:canPerformPrimaryActionForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

    /// The user has tapped an item without adding it to a selection. Called after it was selected.
    @objc(collectionView:performPrimaryActionForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// Returns true if two fingers that move over items select them. Without it: no.
    @objc(collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Two fingers have begun to select; several items can be selected from now on.
    @objc(collectionView:didBeginMultipleSelectionInteractionAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// The two fingers were lifted.
    @objc(collectionViewDidEndMultipleSelectionInteraction:)
    optional func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    // MARK: Focus

    /// Returns true if the focus of a hardware keyboard can go to an item. Without it: to those that can be selected.
    @objc(collectionView:canFocusItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    /// Returns true if an item is selected when it gets the focus. Asked where the collection view's `selectionFollowsFocus` is true;
    /// without it: yes.
    @objc(collectionView:selectionFollowsFocusForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

    /// Returns true if the focus may go as a move says, which the collection view is concerned by. Without it: yes.
    @objc(collectionView:shouldUpdateFocusInContext:)
    optional func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// The focus has moved.
    @objc(collectionView:didUpdateFocusInContext:withAnimationCoordinator:)
    optional func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// The item that gets the focus when it comes to the collection view; nil for what the collection view prefers.
    @objc(indexPathForPreferredFocusedViewInCollectionView:)
    optional func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    // MARK: Showing

    /// A cell is about to be seen.
    @objc(collectionView:willDisplayCell:forItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

    /// A cell is no longer seen. Its item may have been deleted, so the path may be one that there is not.
    @objc(collectionView:didEndDisplayingCell:forItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

    /// A supplementary view is about to be seen.
    @objc(collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)

    /// A supplementary view is no longer seen.
    @objc(collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    // MARK: Layouts

    /// The layout between two others, for a change that a finger follows. Without it: an ordinary one.
    @objc(collectionView:transitionLayoutForOldLayout:newLayout:)
    optional func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    /// Where the content is to stand after a batch of changes or a change of the layout. Without it the layout says.
    @objc(collectionView:targetContentOffsetForProposedContentOffset:)
    optional func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Moving and editing

    /// Where an item is to go that the user moves. Without it: where the finger is.
    @objc(collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// The same, with the position that the item has come to on its way. Asked in place of the other.
    @objc(collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Returns true if an item can be edited. Without it each can.
    @objc(collectionView:canEditItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // MARK: Menus

    /// The menu of an item; nil for none.
    @objc(collectionView:contextMenuConfigurationForItemAtIndexPath:point:)
    optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The menu of the selected items, of one that is not selected, or of the background between items: then no path is given. Nil for
    /// none.
    ///
    /// Asked in place of the other.
    @objc(collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:)
    optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The preview that is lifted when a menu opens; nil for the cell.
    @objc(collectionView:previewForHighlightingContextMenuWithConfiguration:)
    optional func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview that a menu goes back to; nil for the cell.
    @objc(collectionView:previewForDismissingContextMenuWithConfiguration:)
    optional func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The user has tapped the preview of a menu.
    @objc(collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:)
    optional func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// A menu is about to open.
    @objc(collectionView:willDisplayContextMenuWithConfiguration:animator:)
    optional func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// A menu is about to go.
    @objc(collectionView:willEndContextMenuInteractionWithConfiguration:animator:)
    optional func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
