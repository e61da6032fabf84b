import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the menus with Cut, Copy and Paste that a delegate allows for rows or items, as apps had them before there were context menus.
@MainActor
package final class RowEditMenu: NSObject {
    package let recognizer = UILongPressGestureRecognizer()
    private unowned let list: any EditMenuHost
    /// Stands in the row whose menu is shown.
    private var commands: RowCommands?

    package init(of list: any EditMenuHost) {
        self.list = list
        super.init()
        recognizer.addTarget(self, action: #selector(pressed))
        NotificationCenter.default.addObserver(
            self, selector: #selector(menuDidHide), name: UIMenuController.didHideMenuNotification, object: nil)
    }

    @objc private func pressed() {
        guard recognizer.state == .began, let (path, cell) = list.menuCell(at: recognizer.location(in: list)),
            list.showsEditMenu(at: path)
        else { return }
        list.leaveTouchToMenu()
        commands?.removeFromSuperview()
        let commands = RowCommands(of: list, path)
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

/// Performs the commands of such a menu through the delegate.
final class RowCommands: UIView {
    private weak var list: (any EditMenuHost)?
    private let path: IndexPath

    init(of list: any EditMenuHost, _ path: IndexPath) {
        self.list = list
        self.path = path
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    private static let actions = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].map { Selector($0) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let list, Self.actions.contains(action) else { return false }
        return list.allows(action, at: path, sender: sender)
    }

    override func cut(_ sender: Any?) { perform("cut:", sender) }
    override func copy(_ sender: Any?) { perform("copy:", sender) }
    override func paste(_ sender: Any?) { perform("paste:", sender) }
    override func select(_ sender: Any?) { perform("select:", sender) }
    override func selectAll(_ sender: Any?) { perform("selectAll:", sender) }
    override func delete(_ sender: Any?) { perform("delete:", sender) }

    private func perform(_ action: String, _ sender: Any?) {
        list?.performEditAction(Selector(action), at: path, sender: sender)
    }
}
