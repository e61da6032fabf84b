import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITabBarController {
    func replaceControllers(with newControllers: [UIViewController]?, animated: Bool) {
        _ = tabBar.stopCustomizing(animated: false)
        transition?.finishNow()
        let (former, formerIndex, formerSelection, formerContent) = (controllers ?? [], selectedIndex, selection, selected)
        more?.showListAtOnce()
        for controller in former { leave(controller) }
        controllers = newControllers
        customizable = newControllers
        for controller in newControllers ?? [] { enter(controller) }
        divide()
        present(selection(after: formerSelection, at: formerIndex), insteadOf: formerContent, animated: animated)
        sidebarView?.showTabs()
        // A delegate that was notified of the coming end, and has set other children then, is notified of the end.
        tabBar.abandonCustomizing()
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.containerInsets = .zero
        controller.removeFromParent()
    }

    /// Takes a controller in, out of another tab bar controller if it is in one.
    private func enter(_ controller: UIViewController) {
        if let other = controller.tabBarController, other !== self, other.controllers?.contains(where: { $0 === controller }) ?? false {
            other.viewControllers = other.controllers?.filter { $0 !== controller }
        }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// Who is selected when all controllers have been replaced.
    private func selection(after former: UIViewController?, at index: Int) -> UIViewController? {
        guard let controllers, !controllers.isEmpty else { return nil }
        if let former, controllers.contains(where: { $0 === former }) || former === more && split.hasMore { return former }
        return controllers.indices.contains(index) ? controllers[index] : controllers[0]
    }

    // MARK: Items

    /// Who is shown when a tab is tapped.
    func controller(for item: UITabBarItem) -> UIViewController? {
        if let more, more.tabBarItem === item { return more }
        return membersOnBar.first { $0.tabBarItem === item }
    }

    /// Has the bar show the tabs, and the selected one, as they are now.
    func showItems(animated: Bool) {
        var items = membersOnBar.compactMap(\.tabBarItem)
        if split.hasMore, let item = ensureMore().tabBarItem { items.append(item) }
        tabBar.show(controllers == nil ? nil : items, animated: animated)
        showSelectedItem()
    }

    func showSelectedItem() {
        tabBar.select(selected?.tabBarItem)
        sidebarSelectionDidChange()
    }
}
