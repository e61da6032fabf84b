import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    final func editingDidChange() {
        rowSwipe?.close(animated: window != nil)
        for (path, cell) in shown.cells { updateEditing(of: cell, at: path) }
    }

    /// Tells a cell whether its item is being edited.
    final func updateEditing(of cell: UICollectionViewCell, at path: IndexPath) {
        let isOn = isEditing && mayEdit(path)
        guard cell.status.isEditing != isOn else { return }
        cell.status.isEditing = isOn
        cell.setNeedsUpdateConfiguration()
        cell.editingDidChange()
    }

    private func mayEdit(_ path: IndexPath) -> Bool {
        guard placeholder(at: path) == nil else { return false }
        guard collectionDelegateMethods.contains(.canEdit) else { return true }
        return delegate?.collectionView?(self, canEditItemAt: dataPath(of: path)) ?? true
    }
}
