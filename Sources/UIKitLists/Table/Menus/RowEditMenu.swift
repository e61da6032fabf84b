import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the menus with Cut, Copy and Paste that a table's delegate allows for rows, as apps had them before there were context menus.
@MainActor
final class RowEditMenu: NSObject {
    let recognizer = UILongPressGestureRecognizer()
    private unowned let table: UITableView
    /// Stands in the row whose menu is shown.
    private var commands: RowCommands?

    init(of table: UITableView) {
        self.table = table
        super.init()
        recognizer.addTarget(self, action: #selector(pressed))
        NotificationCenter.default.addObserver(
            self, selector: #selector(menuDidHide), name: UIMenuController.didHideMenuNotification, object: nil)
    }

    @objc private func pressed() {
        guard recognizer.state == .began, !table.isEditing, let path = table.indexPathForRow(at: recognizer.location(in: table)),
            let cell = table.cellForRow(at: path), table.delegate?.tableView?(table, shouldShowMenuForRowAt: path) == true
        else { return }
        table.cancelTouch()
        commands?.removeFromSuperview()
        let commands = RowCommands(of: table, path)
        commands.frame = cell.bounds
        cell.addSubview(commands)
        self.commands = commands
        UIMenuController.shared.showMenu(from: commands, rect: commands.bounds)
    }

    @objc private func menuDidHide() {
        commands?.removeFromSuperview()
        commands = nil
    }
}

/// Performs the commands of a row's menu through the table's delegate.
final class RowCommands: UIView {
    private weak var table: UITableView?
    private let path: IndexPath

    init(of table: UITableView, _ path: IndexPath) {
        self.table = table
        self.path = path
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    private static let actions = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].map { Selector($0) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let table, Self.actions.contains(action) else { return false }
        return table.delegate?.tableView?(table, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
    }

    override func cut(_ sender: Any?) { perform("cut:", sender) }
    override func copy(_ sender: Any?) { perform("copy:", sender) }
    override func paste(_ sender: Any?) { perform("paste:", sender) }
    override func select(_ sender: Any?) { perform("select:", sender) }
    override func selectAll(_ sender: Any?) { perform("selectAll:", sender) }
    override func delete(_ sender: Any?) { perform("delete:", sender) }

    private func perform(_ action: String, _ sender: Any?) {
        guard let table else { return }
        table.delegate?.tableView?(table, performAction: Selector(action), forRowAt: path, withSender: sender)
    }
}
