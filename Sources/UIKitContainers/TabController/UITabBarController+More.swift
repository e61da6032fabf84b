import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The controllers for which the bar has no room.
extension UITabBarController {
    var membersOnBar: ArraySlice<UIViewController> { (controllers ?? []).prefix(split.countOnBar) }
    var membersInMore: [UIViewController] { Array((controllers ?? []).dropLast(sidebarOnlyCount).dropFirst(split.countOnBar)) }

    func isInMore(_ controller: UIViewController) -> Bool { membersInMore.contains { $0 === controller } }

    func ensureMore() -> MoreNavigationController {
        if let more { return more }
        let controller = MoreNavigationController(tabs: self)
        more = controller
        return controller
    }

    /// The controller that the user sees: also one that is shown above the list of those without a tab.
    var selection: UIViewController? {
        guard let more, selected === more else { return selected }
        return more.shownMember ?? more
    }

    // MARK: Dividing

    /// Divides the controllers anew, and has the bar and the list show them. Says nothing about the selection.
    func divide() {
        split = TabSplit(count: (controllers?.count ?? 0) - sidebarOnlyCount, for: traitCollection)
        if split.hasMore, ensureMore().parent !== self {
            addChild(ensureMore())
            more?.didMove(toParent: self)
        }
        more?.list.followTabs()
    }

    /// Nobody needs the list any more.
    func releaseMore() {
        guard let more, !split.hasMore, more.parent === self, selected !== more else { return }
        more.willMove(toParent: nil)
        more.containerInsets = .zero
        more.removeFromParent()
    }

    /// The screen has become wider or narrower: controllers move between the bar and the list.
    func followWidth() {
        guard split != TabSplit(count: split.count, for: traitCollection) else { return }
        tabBar.abandonCustomizing()
        redivide(animated: false)
    }

    /// Other controllers are on the bar now. What is selected stays so, wherever it is.
    func redivide(animated: Bool) {
        transition?.finishNow()
        let (shown, formerContent) = (selection, selected)
        divide()
        if let member = more?.shownMember, !isInMore(member) { more?.showListAtOnce() }
        present(shown === more && !split.hasMore ? controllers?.first : shown, insteadOf: formerContent, animated: animated)
    }

    /// Selects a controller, after the division has changed or not.
    func present(_ controller: UIViewController?, insteadOf formerContent: UIViewController?, animated: Bool) {
        guard let controller, isInMore(controller) else {
            selected = controller
            showItems(animated: animated)
            showSelected(insteadOf: formerContent)
            return releaseMore()
        }
        let more = ensureMore()
        // The pages of a stack that is seen itself are free once it is not.
        if controller !== formerContent { more.show(controller, animated: false) }
        selected = more
        showItems(animated: animated)
        showSelected(insteadOf: formerContent)
        guard controller === formerContent else { return }
        transition?.finishNow()
        more.show(controller, animated: false)
    }

    // MARK: The list

    /// The user has chosen one in the list. The delegate is not asked.
    func userDidChoose(_ controller: UIViewController) {
        let (tab, previous) = (tab(of: controller), chosenTab)
        more?.show(resolve(controller), animated: true)
        if let tab { userDidChoose(tab, after: previous) }
    }

    /// One that was shown above the list is shown no longer.
    func memberDidLeaveMore(_ controller: UIViewController) {
        guard controller.parent == nil, controllers?.contains(where: { $0 === controller }) ?? false else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }
}
