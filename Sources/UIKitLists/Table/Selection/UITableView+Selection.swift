import Foundation
@_spi(ForasteroInternal) import UIKitCore

// A selection by code is not reported to the delegate.
extension UITableView {
    /// The row that was selected first of those that are; nil if none is.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow
    @objc open var indexPathForSelectedRow: IndexPath? { selection.positions.first.flatMap(givenPath) }

    /// The selected rows in the order in which they were selected; nil if none is.
    @objc open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.positions.compactMap(givenPath) }

    /// Selects a row, and scrolls to it as `scrollPosition` says; with `none` it does not scroll. Nil deselects all.
    ///
    /// Where only one row can be selected, the former is deselected.
    @objc(selectRowAtIndexPath:animated:scrollPosition:)
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let indexPath else { return deselectAll(animated: animated) }
        readContentIfNeeded()
        let position = shownPosition(of: indexPath)
        guard content.layout.contains(position) else { return }
        if !allowsSeveralSelected { deselectAll(except: position, animated: animated) }
        markSelected(position, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. Does nothing if it is not selected.
    @objc(deselectRowAtIndexPath:animated:)
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        markDeselected(shownPosition(of: indexPath), animated: animated)
    }

    // MARK: Internal

    /// True if several rows can be selected at present.
    var allowsSeveralSelected: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// True if rows can be selected by hand at present.
    var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    func markSelected(_ position: ListPosition, animated: Bool) {
        selection.insert(position)
        shown.cell(at: position)?.setSelected(true, animated: animated)
    }

    func markDeselected(_ position: ListPosition, animated: Bool) {
        guard selection.contains(position) else { return }
        selection.remove(position)
        shown.cell(at: position)?.setSelected(false, animated: animated)
    }

    func deselectAll(except kept: ListPosition? = nil, animated: Bool) {
        for position in selection.positions where position != kept { markDeselected(position, animated: animated) }
    }

    /// Several could be selected, and now only one can.
    func keepOneSelected() { deselectAll(except: selection.positions.first, animated: false) }

    /// Data are reloaded: what was selected is not known any more.
    func forgetSelection() {
        deselectAll(animated: false)
    }
}
