import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The focus of a hardware keyboard goes from item to item.
extension UICollectionView {
    /// Returns true if an item can have the focus: as the delegate says, else if it can be selected.
    final func mayFocus(_ path: IndexPath) -> Bool {
        guard path.count == 2, content.contains(ListPosition(path)), placeholder(at: path) == nil else { return false }
        if collectionDelegateMethods.contains(.canFocus) {
            return delegate?.collectionView?(self, canFocusItemAt: dataPath(of: path)) ?? true
        }
        return (isEditing ? allowsFocusDuringEditing : allowsFocus) && allowsSelectionNow
    }

    /// The item whose cell a view is in; nil for what is in none of this collection view.
    final func focusPath(of view: UIView) -> IndexPath? { cell(around: view).flatMap(shown.path) }

    /// The cell of an item that can have the focus, after it was scrolled into sight.
    final func bringForFocus(_ path: IndexPath) -> UICollectionViewCell? {
        readCountsIfNeeded()
        guard mayFocus(path), let given = givenPath(path) else { return nil }
        scrollToItem(at: given, at: [], animated: false)
        layoutIfNeeded()
        return shown.cell(at: path).flatMap { FocusSearch.isFocusable($0) ? $0 : nil }
    }

    // MARK: Where it goes first

    /// The item that had the focus last if that is remembered, else the one that the delegate names, a selected one, or the first in
    /// sight.
    final var preferredFocusCell: UICollectionViewCell? {
        if !shown.isPlacing { layoutIfNeeded() }
        if remembersLastFocusedIndexPath, let last = focus.last, let cell = bringForFocus(last.path) { return cell }
        if let given = delegate?.indexPathForPreferredFocusedView?(in: self) ?? nil, let path = shownPath(of: given),
            let cell = bringForFocus(path)
        {
            return cell
        }
        let cells = shown.cells.filter { FocusSearch.isFocusable($0.cell) }
        let seen = cells.filter { bounds.inset(by: adjustedContentInset).contains($0.cell.frame) }
        return (seen.first { selection.contains(ListPosition($0.path)) } ?? seen.first ?? cells.first)?.cell
    }

    /// The item that the focus is in, or was in last, brought into sight.
    final var restoredFocusCell: UICollectionViewCell? { (focus.position ?? focus.last).flatMap { bringForFocus($0.path) } }

    /// A cell is about to show an item: maybe the one that has the focus.
    final func returnFocus(to cell: UICollectionViewCell, at path: IndexPath) {
        guard let position = focus.position, position == ListPosition(path) else { return }
        UIFocusSystem.focusSystem(for: self)?.adopt(cell, in: self)
    }

    /// A cell no longer shows its item.
    final func releaseFocus(of view: UICollectionReusableView) {
        if focus.position != nil { UIFocusSystem.focusSystem(for: self)?.release(view, in: self) }
    }

    // MARK: Moves

    final func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView?(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
    }

    final func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let position = context.nextFocusedView.flatMap(focusPath).map { ListPosition($0) }
        focus.go(to: position)
        delegate?.collectionView?(self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
        guard let position, focus.position == position, context.nextFocusedView is UICollectionViewCell else { return }
        if followsFocus(at: position) { focusSelects(position) }
    }

    private func followsFocus(at position: ListPosition) -> Bool {
        guard selectionFollowsFocus, allowsSelectionNow, content.contains(position) else { return false }
        return delegate?.collectionView?(self, selectionFollowsFocusForItemAt: dataPath(of: position.path)) ?? true
    }
}
