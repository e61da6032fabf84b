import Foundation
import UIKitLists

/// The actions for the items: a row of pictures for activities that share, below it the others, a row each.
final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
    private enum Section {
        case sharing([UIActivity])
        case actions([UIActivity])
    }

    let table = UITableView(frame: .zero, style: .insetGrouped)
    /// The user has chosen an activity.
    var choose: (UIActivity) -> Void = { _ in }
    private var sections: [Section] = []

    override init() {
        super.init()
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        table.register(SharingCell.self, forCellReuseIdentifier: "sharing")
    }

    func show(_ activities: [UIActivity]) {
        let sharing = activities.filter { type(of: $0).activityCategory == .share }
        let actions = activities.filter { type(of: $0).activityCategory == .action }
        sections = (sharing.isEmpty ? [] : [.sharing(sharing)]) + (actions.isEmpty ? [] : [.actions(actions)])
        table.reloadData()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if case .actions(let activities) = sections[section] { activities.count } else { 1 }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section] {
        case .sharing(let activities):
            let cell = tableView.dequeueReusableCell(withIdentifier: "sharing", for: indexPath)
            (cell as? SharingCell)?.show(activities) { [weak self] in self?.choose($0) }
            return cell
        case .actions(let activities):
            let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
            show(activities[indexPath.row], in: cell)
            return cell
        }
    }

    private func show(_ activity: UIActivity, in cell: UITableViewCell) {
        cell.textLabel?.text = activity.activityTitle
        let picture = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        picture.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = picture
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if case .sharing = sections[indexPath.section] { SharingCell.height } else { UITableView.automaticDimension }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .actions = sections[indexPath.section] { true } else { false }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case .actions(let activities) = sections[indexPath.section] { choose(activities[indexPath.row]) }
    }
}
