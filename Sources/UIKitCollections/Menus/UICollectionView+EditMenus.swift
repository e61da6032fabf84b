import Foundation
import UIKitCore
import UIKitLists

// The menus with Cut, Copy and Paste of former times.
extension UICollectionView: EditMenuHost {
    package final func menuCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
        guard !isEditing, let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
        return (path, cell)
    }
    package final func showsEditMenu(at path: IndexPath) -> Bool {
        delegate?.collectionView?(self, shouldShowMenuForItemAt: path) ?? false
    }
    package final func allows(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
        delegate?.collectionView?(self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
    }
    package final func performEditAction(_ action: Selector, at path: IndexPath, sender: Any?) {
        delegate?.collectionView?(self, performAction: action, forItemAt: path, withSender: sender)
    }
    package final func leaveTouchToMenu() { cancelTouch() }

    /// Items have such menus where the delegate has all three methods, and none for context menus.
    final func updateEditMenus(unless hasContextMenus: Bool) {
        let selectors = [
            #selector(UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)),
            #selector(UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)),
            #selector(UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)),
        ]
        let hasMenus = !hasContextMenus && selectors.allSatisfy { delegate?.responds(to: $0) ?? false }
        guard hasMenus != (editMenus != nil) else { return }
        if let editMenus { removeGestureRecognizer(editMenus.recognizer) }
        editMenus = hasMenus ? RowEditMenu(of: self) : nil
        if let editMenus { addGestureRecognizer(editMenus.recognizer) }
    }
}
