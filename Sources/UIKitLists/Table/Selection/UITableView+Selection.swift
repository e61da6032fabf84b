import Foundation
@_spi(ForasteroInternal) import UIKitCore

// A selection by code is not reported to the delegate.
extension UITableView {
    /// The row that was selected first of those that are; nil if none is.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow
    @objc open var indexPathForSelectedRow: IndexPath? { selection.places.first.flatMap(givenPath) }

    /// The selected rows in the order in which they were selected; nil if none is.
    @objc open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.places.compactMap(givenPath) }

    /// Selects a row, and scrolls to it as `scrollPosition` says; with `none` it does not scroll. Nil deselects all.
    ///
    /// Where only one row can be selected, the former is deselected.
    @objc(selectRowAtIndexPath:animated:scrollPosition:)
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let indexPath else { return deselectAll(animated: animated) }
        readContentIfNeeded()
        let place = shownPlace(of: indexPath)
        guard content.layout.contains(place) else { return }
        if !allowsSeveralSelected { deselectAll(except: place, animated: animated) }
        markSelected(place, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. Does nothing if it is not selected.
    @objc(deselectRowAtIndexPath:animated:)
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        markDeselected(shownPlace(of: indexPath), animated: animated)
    }

    // MARK: Internal

    /// True if several rows can be selected at present.
    var allowsSeveralSelected: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// True if rows can be selected by hand at present.
    var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    func markSelected(_ place: ListPlace, animated: Bool) {
        selection.insert(place)
        shown.cell(at: place)?.setSelected(true, animated: animated)
    }

    func markDeselected(_ place: ListPlace, animated: Bool) {
        guard selection.contains(place) else { return }
        selection.remove(place)
        shown.cell(at: place)?.setSelected(false, animated: animated)
    }

    func deselectAll(except kept: ListPlace? = nil, animated: Bool) {
        for place in selection.places where place != kept { markDeselected(place, animated: animated) }
    }

    /// Several could be selected, and now only one can.
    func keepOneSelected() { deselectAll(except: selection.places.first, animated: false) }

    /// Data are read anew: what was selected is not known any more.
    func forgetSelection() {
        deselectAll(animated: false)
    }
}
