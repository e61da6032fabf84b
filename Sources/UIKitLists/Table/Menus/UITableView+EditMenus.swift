import Foundation
import UIKitCore

extension UITableView: EditMenuHost {
    package func menuCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
        guard !isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return (path, cell)
    }
    package func showsEditMenu(at path: IndexPath) -> Bool { delegate?.tableView?(self, shouldShowMenuForRowAt: path) ?? false }
    package func allows(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
        delegate?.tableView?(self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
    }
    package func performEditAction(_ action: Selector, at path: IndexPath, sender: Any?) {
        delegate?.tableView?(self, performAction: action, forRowAt: path, withSender: sender)
    }
    package func leaveTouchToMenu() { cancelTouch() }
}
