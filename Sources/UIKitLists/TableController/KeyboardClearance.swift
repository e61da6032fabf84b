import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitTextInput

/// Keeps a table clear of the keyboard and of input views: its last rows can be scrolled above it, and the row that is being
/// edited is scrolled there.
@MainActor
final class KeyboardClearance: NSObject {
    private weak var table: UITableView?

    init(of table: UITableView) {
        self.table = table
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardChanges(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardChanges(_ notification: Notification) {
        guard let table, let window = table.window, let info = notification.userInfo,
            let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let top = table.convert(window.convert(end, from: nil), from: window).minY
        let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        UIView.animate(withDuration: duration, delay: 0, options: KeyboardChange.animationOptions) {
            table.keyboardOverlap = min(max(table.bounds.maxY - top, 0), table.bounds.height)
            table.layoutIfNeeded()
        }
        if table.keyboardOverlap > 0, let row = editedRow(in: table) { table.scrollRectToVisible(row, animated: true) }
    }

    /// Where the row is in which the first responder stands.
    private func editedRow(in table: UITableView) -> CGRect? {
        var responder = table.window?.currentFirstResponder
        while let view = responder as? UIView {
            if let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) { return table.rectForRow(at: path) }
            responder = view.superview
        }
        return nil
    }
}
