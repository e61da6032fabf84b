import UIKit

/// Rows by style, accessory and selection.
class TableController: UITableViewController {
    private let accessories: [(String, UITableViewCell.AccessoryType)] = [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator), ("detailDisclosureButton", .detailDisclosureButton),
        ("checkmark", .checkmark), ("detailButton", .detailButton),
    ]
    private let styles: [(String, UITableViewCell.CellStyle)] = [
        ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
        refreshControl = refresh
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [styles.count, accessories.count, 2][section]
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Styles", "Accessories", "Contents"][section]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 2 ? "A footer says in a sentence or two what the rows above it are for." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: return styled(styles[indexPath.row])
        case 1:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = accessories[indexPath.row].0
            cell.accessoryType = accessories[indexPath.row].1
            return cell
        default: return configured(hasControl: indexPath.row == 1)
        }
    }

    private func styled(_ style: (String, UITableViewCell.CellStyle)) -> UITableViewCell {
        let cell = UITableViewCell(style: style.1, reuseIdentifier: nil)
        cell.textLabel?.text = style.0
        cell.detailTextLabel?.text = "Detail"
        return cell
    }

    private func configured(hasControl: Bool) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = UIListContentConfiguration.subtitleCell()
        content.text = hasControl ? "Aeroplane mode" : "A picture"
        content.secondaryText = hasControl ? "With a switch as accessory view" : "And a second line of text"
        content.image = UIImage(systemName: hasControl ? "airplane" : "photo")
        cell.contentConfiguration = content
        if hasControl { cell.accessoryView = UISwitch() }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
