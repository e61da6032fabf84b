import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The user rearranges the tabs.
extension UITabBarController {
    /// Shows the screen for it, if there is anything to rearrange.
    func startCustomizing() {
        let offered = (customizable ?? []).filter { controller in controllers?.contains { $0 === controller } ?? false }
        guard split.hasMore, !offered.isEmpty else { return }
        tabBar.startCustomizing(offered.compactMap(\.tabBarItem))
    }

    func tabBarCustomizing(_ stage: CustomizingStage, _ items: [UITabBarItem]) {
        switch stage {
        case .willBegin:
            tabBar(tabBar, willBeginCustomizing: items)
            delegate?.tabBarController?(self, willBeginCustomizing: items.compactMap { member(for: $0) })
        case .didBegin:
            tabBar(tabBar, didBeginCustomizing: items)
            // Nothing of it can be seen.
            (viewIfLoaded as? TabContainerView)?.content.isHidden = true
        case .willEnd(let changed):
            (viewIfLoaded as? TabContainerView)?.content.isHidden = false
            tabBar(tabBar, willEndCustomizing: items, changed: changed)
            let order = order(for: items)
            delegate?.tabBarController?(self, willEndCustomizing: order, changed: changed)
            take(order)
        case .didEnd(let changed):
            tabBar(tabBar, didEndCustomizing: items, changed: changed)
            delegate?.tabBarController?(self, didEndCustomizing: controllers ?? [], changed: changed)
        }
    }

    /// All controllers: first those on the bar, then the others in the order that they had.
    private func order(for items: [UITabBarItem]) -> [UIViewController] {
        let onBar = items.compactMap { member(for: $0) }
        return onBar + (controllers ?? []).filter { controller in !onBar.contains { $0 === controller } }
    }

    private func member(for item: UITabBarItem) -> UIViewController? { controllers?.first { $0.tabBarItem === item } }

    /// Takes the user's order, unless the delegate has put in other controllers meanwhile.
    private func take(_ order: [UIViewController]) {
        guard Set(order) == Set(controllers ?? []), order != controllers else { return }
        controllers = order
        redivide(animated: false)
    }
}
