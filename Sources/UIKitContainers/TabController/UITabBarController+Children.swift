import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITabBarController {
    func replaceControllers(with newControllers: [UIViewController]?, animated: Bool) {
        transition?.finishNow()
        let (former, formerIndex, formerSelection) = (controllers ?? [], selectedIndex, selected)
        for controller in former { leave(controller) }
        controllers = newControllers
        for controller in newControllers ?? [] { enter(controller) }
        selected = selection(after: formerSelection, at: formerIndex)
        showItems(animated: animated)
        showSelected(insteadOf: formerSelection)
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.containerInsets = .zero
        controller.removeFromParent()
    }

    /// Takes a controller in, out of another tab bar controller if it is in one.
    private func enter(_ controller: UIViewController) {
        if let other = controller.parent as? UITabBarController, other !== self {
            other.viewControllers = other.controllers?.filter { $0 !== controller }
        }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// Who is selected when all controllers have been replaced.
    private func selection(after former: UIViewController?, at index: Int) -> UIViewController? {
        guard let controllers, !controllers.isEmpty else { return nil }
        if let former, controllers.contains(where: { $0 === former }) { return former }
        return controllers.indices.contains(index) ? controllers[index] : controllers[0]
    }

    // MARK: Items

    func controller(for item: UITabBarItem) -> UIViewController? { controllers?.first { $0.tabBarItem === item } }

    /// Has the bar show the tabs, and the selected one, as they are now.
    func showItems(animated: Bool) {
        tabBar.show(controllers.map { $0.compactMap(\.tabBarItem) }, animated: animated)
        showSelectedItem()
    }

    func showSelectedItem() { tabBar.select(selected?.tabBarItem) }
}
