import UIKit

/// Messages. Those that have not been read are counted by the badge of the tab.
class InboxController: ListController {
    private var messages = Message.examples

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Read all", style: .plain, target: self, action: #selector(readAll))
        showMessages()
    }

    private func showMessages() {
        rows = messages.map { message in
            let symbol = message.isRead ? "envelope.open" : "envelope.fill"
            let row = RowControl(
                title: message.sender, symbol: symbol, tint: message.isRead ? .secondaryLabel : .systemBlue)
            row.detailLabel.text = message.isRead ? nil : "new"
            row.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
            return row
        }
        let unread = messages.filter { !$0.isRead }.count
        navigationController?.tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
        navigationItem.rightBarButtonItem?.isEnabled = unread > 0
    }

    @objc private func open(_ row: RowControl) {
        guard let index = rows.firstIndex(of: row) else { return }
        messages[index].isRead = true
        navigationController?.pushViewController(
            MessageController(message: messages[index]), animated: true)
        showMessages()
    }

    @objc private func readAll() {
        for index in messages.indices { messages[index].isRead = true }
        showMessages()
    }
}
