import UIKit

extension Notification.Name {
    /// The user has chosen a row of a ``SelectionVC``: `userInfo` has its number under `row`.
    static let selectionVC = Notification.Name("SelectionVCNotification")
}

/// A list of texts, of which the user chooses one. Nothing stays selected: whoever shows the list is notified of the choice and takes it
/// away.
class SelectionVC: UITableViewController {
    private static let cellIdentifier = "Text"

    private(set) var texts: [String] = []

    /// A plain list of these texts.
    class func selection(with texts: [String]) -> SelectionVC {
        let controller = SelectionVC(style: .plain)
        controller.texts = texts
        return controller
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: SelectionVC.cellIdentifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: SelectionVC.cellIdentifier)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        NotificationCenter.default.post(name: .selectionVC, object: self, userInfo: ["row": indexPath.row])
        return nil
    }
}
