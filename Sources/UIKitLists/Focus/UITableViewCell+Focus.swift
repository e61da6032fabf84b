@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews

extension UITableViewCell {
    /// As the table says.
    var mayBeFocused: Bool {
        guard let table = host as? UITableView, let position = table.shown.position(of: self) else { return false }
        return table.mayFocus(position)
    }

    /// A background of the list's styles has a colour for the focus; other cells get a ring.
    func focusLookDidChange(to isFocused: Bool) {
        setNeedsUpdateConfiguration()
        showFocusRing(isFocused && needsFocusRing)
    }

    var needsFocusRing: Bool { configurations?.background?.listStyle == nil }

    func performRowAction() -> Bool {
        guard let table = host as? UITableView, let position = table.shown.position(of: self) else { return false }
        return table.pressRow(at: position)
    }
}
