import UIKit

/// Alerts and action sheets.
class AlertsController: StatesController {
    private let answer = UILabel()

    override func addStates() {
        answer.text = "none yet"
        add("answer", answer)
        offer("Alert", #selector(showAlert))
        offer("Alert with fields", #selector(showFields))
        offer("Action sheet", #selector(showSheet(_:)))
        offer("Many actions", #selector(showMany))
    }

    private func offer(_ title: String, _ action: Selector) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        add("shows", button)
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] in self?.answer.text = $0.title }
    }

    @objc private func showAlert() {
        let alert = UIAlertController(
            title: "Delete this letter?", message: "It cannot be brought back afterwards.", preferredStyle: .alert)
        alert.addAction(action("Cancel", .cancel))
        alert.addAction(action("Delete", .destructive))
        present(alert, animated: true)
    }

    @objc private func showFields() {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(action("Cancel", .cancel))
        let signIn = action("Sign in")
        alert.addAction(signIn)
        alert.preferredAction = signIn
        present(alert, animated: true)
    }

    @objc private func showSheet(_ sender: UIButton) {
        let sheet = UIAlertController(title: nil, message: "Choose what to keep.", preferredStyle: .actionSheet)
        sheet.addAction(action("Keep both"))
        sheet.addAction(action("Replace", .destructive))
        sheet.addAction(action("Cancel", .cancel))
        sheet.popoverPresentationController?.sourceView = sender
        sheet.popoverPresentationController?.sourceRect = sender.bounds
        present(sheet, animated: true)
    }

    @objc private func showMany() {
        let alert = UIAlertController(title: "Which day?", message: nil, preferredStyle: .alert)
        for day in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] { alert.addAction(action(day)) }
        present(alert, animated: true)
    }
}
