import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// A selection by code is not reported to the delegate.
extension UICollectionView {
    /// The selected items in the order in which they were selected; empty if none is.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems
    @objc open var indexPathsForSelectedItems: [IndexPath]? { selection.positions.compactMap { givenPath($0.path) } }

    /// Selects an item, and scrolls to it as `scrollPosition` says; with none it does not scroll. Nil deselects all.
    ///
    /// Where only one item can be selected, the former is deselected. Does nothing where ``allowsSelection`` is false.
    @objc(selectItemAtIndexPath:animated:scrollPosition:)
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else { return deselectAll() }
        readCountsIfNeeded()
        guard let path = shownPath(of: indexPath), content.contains(ListPosition(path)) else { return }
        let position = ListPosition(path)
        if !allowsSeveralSelected { deselectAll(except: position) }
        markSelected(position)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. Does nothing if it is not selected, or where ``allowsSelection`` is false.
    @objc(deselectItemAtIndexPath:animated:)
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard allowsSelection, let path = shownPath(of: indexPath) else { return }
        markDeselected(ListPosition(path))
    }

    // MARK: Internal

    /// True if several items can be selected at present.
    final var allowsSeveralSelected: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// True if items can be selected by hand at present.
    final var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    final func markSelected(_ position: ListPosition) {
        selection.insert(position)
        if let cell = shown.cell(at: position.path), !cell.isSelected { cell.isSelected = true }
    }

    final func markDeselected(_ position: ListPosition) {
        guard selection.contains(position) else { return }
        selection.remove(position)
        if let cell = shown.cell(at: position.path), cell.isSelected { cell.isSelected = false }
    }

    final func deselectAll(except kept: ListPosition? = nil) {
        for position in selection.positions where position != kept { markDeselected(position) }
    }

    /// Several could be selected, and now only one can.
    final func keepOneSelected() { deselectAll(except: selection.positions.first) }
}
