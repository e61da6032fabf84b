import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// The list of the controllers for which a tab bar has no room, with a button that leads to rearranging the tabs.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?
    private let identifier = "tab"

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
        followTabs()
    }

    required init?(coder: NSCoder) { nil }

    private var members: [UIViewController] { tabs?.membersInMore ?? [] }

    /// Other controllers are in the list, or their items have changed.
    func followTabs() {
        let canRearrange = tabs?.customizableViewControllers?.isEmpty == false
        if canRearrange != (navigationItem.rightBarButtonItem != nil) {
            navigationItem.rightBarButtonItem =
                canRearrange ? UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(rearrange)) : nil
        }
        for member in members { member.tabBarItem.observer = self }
        if isViewLoaded { tableView.reloadData() }
    }

    @objc private func rearrange() { tabs?.startCustomizing() }

    // MARK: Rows

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MoreCell.self, forCellReuseIdentifier: identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { members.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard members.indices.contains(indexPath.row), let item = members[indexPath.row].tabBarItem else { return cell }
        (cell as? MoreCell)?.show(item, tint: tabs?.tabBar.tintColor)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard members.indices.contains(indexPath.row) else { return }
        tabs?.userDidChoose(members[indexPath.row])
    }
}

extension MoreListController: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) { followTabs() }
}
