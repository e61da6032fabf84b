import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

extension UITabBarController: TabBarManager {
    func selectMember(_ controller: UIViewController) {
        _require(
            controllers?.contains { $0 === controller } ?? false || controller === more && split.hasMore,
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be "
                + "selected. \(controller) is not in viewControllers of \(self).")
        select(controller)
    }

    func select(_ given: UIViewController) {
        let controller = resolve(given)
        guard controller !== selected, controller !== selection else { return }
        tabBar.abandonCustomizing()
        transition?.finishNow()
        let keys = ["selectedViewController", "selectedIndex"]
        for key in keys { willChangeValue(forKey: key) }
        present(controller, insteadOf: selected, animated: false)
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }

    // MARK: The user's choice

    func userDidTap(_ item: UITabBarItem) {
        tabBar(tabBar, didSelect: item)
        guard let found = controller(for: item) else { return }
        userDidChooseMember(found)
    }

    func userDidChooseMember(_ found: UIViewController) {
        let (tab, previous) = (tab(of: found), chosenTab)
        guard tab.map(mayChoose) ?? true else { return }
        let controller = resolve(found)
        guard delegate?.tabBarController?(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            (controller as? any TabContent)?.tabWasTappedAgain()
        } else {
            select(controller)
        }
        delegate?.tabBarController?(self, didSelect: controller)
        if let tab { userDidChoose(tab, after: previous) }
    }

    // MARK: Views

    private var container: TabContainerView? { viewIfLoaded as? TabContainerView }

    /// Puts the selected controller's view into a view that was just loaded.
    func showSelectedView() {
        guard let container, let selected else { return }
        contentDidChange()
        prepare(selected, in: container)
        container.content.addSubview(selected.view)
    }

    /// Changes from one controller's view to that of the selected one, with the callbacks that belong to it.
    func showSelected(insteadOf former: UIViewController?) {
        contentDidChange()
        guard let container else { return }
        container.setNeedsLayout()
        guard selected !== former else { return }
        if let selected { prepare(selected, in: container) }
        guard container.window != nil else {
            former?.viewIfLoaded?.removeFromSuperview()
            if let selected { container.content.addSubview(selected.view) }
            return
        }
        change(from: former, to: selected, in: container)
    }

    private func prepare(_ controller: UIViewController, in container: TabContainerView) {
        controller.view.frame = contentFrame(of: controller, in: container)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.containerInsets = contentInsets(of: controller, in: container)
    }

    private func change(from former: UIViewController?, to next: UIViewController?, in container: TabContainerView) {
        let animator = former.flatMap { from in
            next.flatMap { delegate?.tabBarController?(self, animationControllerForTransitionFrom: from, to: $0) ?? nil }
        }
        let interactor = animator.flatMap { delegate?.tabBarController?(self, interactionControllerFor: $0) ?? nil }
        let transition = ControllerTransition(
            in: container.content,
            from: TransitionSide(former, view: former?.viewIfLoaded, initialFrame: former?.viewIfLoaded?.frame ?? .zero),
            to: TransitionSide(next, view: next?.view, finalFrame: next?.view.frame ?? .zero), animator: animator, interactor: interactor)
        transition.owner = self
        transition.appearance = AppearanceSwap(appearing: next, disappearing: former, order: .replacement)
        transition.willComplete = { [weak self] completed in
            (completed ? former : next)?.viewIfLoaded?.removeFromSuperview()
            if !completed, let self, self.selected === next { self.goBack(to: former) }
        }
        self.transition = transition
        transition.start()
        // Nothing of the old shows through the new until that is notified that it has appeared.
        if animator == nil { former?.viewIfLoaded?.removeFromSuperview() }
    }

    /// Undoes a selection whose animation was taken back.
    private func goBack(to former: UIViewController?) {
        selected = former
        showSelectedItem()
        contentDidChange()
        container?.setNeedsLayout()
    }
}
