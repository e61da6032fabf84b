import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The touches on items: an item is highlighted, and selected when the finger is lifted.
extension UICollectionView {
    final func beginTouch(_ touch: UITouch) {
        guard rowSwipe?.fingerCameDown(at: touch.location(in: self)) != true else { return }
        guard highlight.path == nil, allowsSelectionNow, let cell = cell(around: touch.view), let path = shown.path(of: cell),
            placeholder(at: path) == nil
        else { return }
        highlight(path, cell)
    }

    /// Return or Space was pressed on an item: it does what a tap does.
    final func pressItem(at path: IndexPath) -> Bool {
        guard highlight.path == nil, allowsSelectionNow, placeholder(at: path) == nil, let cell = shown.cell(at: path) else { return false }
        highlight(path, cell)
        endTouch()
        return true
    }

    private func highlight(_ path: IndexPath, _ cell: UICollectionViewCell) {
        guard delegate?.collectionView?(self, shouldHighlightItemAt: dataPath(of: path)) ?? true else { return }
        // Whoever was asked may have changed the collection view.
        guard shown.cell(at: path) === cell else { return }
        highlight = ItemHighlight(path: path, cell: cell)
        cell.isHighlighted = true
        delegate?.collectionView?(self, didHighlightItemAt: dataPath(of: path))
    }

    /// The cell that a view is in.
    final func cell(around view: UIView?) -> UICollectionViewCell? {
        var next = view
        while let view = next, view !== self {
            if let cell = view as? UICollectionViewCell, cell.element.owner === self { return cell }
            next = view.superview
        }
        return nil
    }

    /// The finger was lifted where it came down.
    final func endTouch() {
        rowSwipe?.fingerLeft(isTap: true)
        guard let path = highlight.path else { return }
        let generation = content.generation
        if let cell = highlight.cell, cell.isHighlighted { cell.isHighlighted = false }
        // Rows that open when they are tapped are not selected.
        let isTaken = (highlight.cell as? UICollectionViewListCell)?.takeTap() == true
        if isItem(path), !isTaken { userTapped(ListPosition(path)) }
        // Data that were reloaded have let go of the item already.
        if content.generation == generation { unhighlight() } else { highlight = ItemHighlight() }
    }

    /// Scrolling, or something else, has taken the finger.
    package final func cancelTouch() {
        rowSwipe?.fingerLeft(isTap: false)
        unhighlight()
    }

    private func unhighlight() {
        guard let path = highlight.path else { return }
        let cell = highlight.cell
        highlight = ItemHighlight()
        if let cell, cell.isHighlighted { cell.isHighlighted = false }
        delegate?.collectionView?(self, didUnhighlightItemAt: dataPath(of: path))
    }

    // MARK: Selecting

    private func userTapped(_ position: ListPosition) {
        if selection.contains(position), allowsSeveralSelected {
            userDeselects(position, asking: true)
        } else {
            userSelects(position)
        }
    }

    /// The focus has come to an item, and the selection follows it.
    final func focusSelects(_ position: ListPosition) {
        if selection.positions != [position] { _ = selectByUser(position, alone: true) }
    }

    /// Returns whether the item is selected now.
    /// - Parameter alone: whether all others are deselected.
    private func selectByUser(_ position: ListPosition, alone: Bool) -> Bool {
        guard delegate?.collectionView?(self, shouldSelectItemAt: dataPath(of: position.path)) ?? true, isItem(position.path) else {
            return false
        }
        if alone {
            for former in selection.positions where former != position { userDeselects(former, asking: false) }
            guard isItem(position.path) else { return false }
        }
        markSelected(position)
        delegate?.collectionView?(self, didSelectItemAt: dataPath(of: position.path))
        guard isItem(position.path) else { return false }
        shown.cell(at: position.path)?.followSelectionSegue()
        return true
    }

    private func userSelects(_ position: ListPosition) {
        let extends = allowsSeveralSelected && !selection.isEmpty
        guard selectByUser(position, alone: !allowsSeveralSelected) else { return }
        if !extends, delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: dataPath(of: position.path)) ?? !isEditing {
            delegate?.collectionView?(self, performPrimaryActionForItemAt: dataPath(of: position.path))
        }
    }

    private func userDeselects(_ position: ListPosition, asking: Bool) {
        if asking, !(delegate?.collectionView?(self, shouldDeselectItemAt: dataPath(of: position.path)) ?? true) { return }
        guard selection.contains(position) else { return }
        markDeselected(position)
        delegate?.collectionView?(self, didDeselectItemAt: dataPath(of: position.path))
    }

    /// Two fingers have come over an item, or left it.
    package final func sweep(_ position: ListPosition, selecting: Bool) {
        guard isItem(position.path), placeholder(at: position.path) == nil, selection.contains(position) != selecting else { return }
        guard selecting else { return userDeselects(position, asking: true) }
        guard delegate?.collectionView?(self, shouldSelectItemAt: dataPath(of: position.path)) ?? true, isItem(position.path) else {
            return
        }
        markSelected(position)
        delegate?.collectionView?(self, didSelectItemAt: dataPath(of: position.path))
    }

    private func isItem(_ path: IndexPath) -> Bool {
        readCountsIfNeeded()
        return path.count == 2 && content.contains(ListPosition(path))
    }
}
