import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITabBarController {
    private static let slideDuration: TimeInterval = 0.35

    /// Lays out the bar at the lower edge.
    func placeBar(in container: TabContainerView) {
        followWidth()
        attachBar(to: container)
        placeSidebar(in: container)
        followHiding()
        if tabBar.superview === container { tabBar.frame = barFrame(in: container.bounds, of: container) }
    }

    /// Lays out the selected controller's view behind the bar, or above it if it does not extend there.
    func placeContent(in container: TabContainerView) {
        guard let selected, let view = selected.viewIfLoaded, transition == nil else { return }
        selected.containerInsets = contentInsets(of: selected, in: container)
        let frame = contentFrame(of: selected, in: container)
        if view.superview === container.content, view.frame != frame { view.frame = frame }
    }

    /// The app may have replaced the bar that was created.
    private func attachBar(to container: TabContainerView) {
        guard tabBar.superview !== container, bar.host == nil else { return }
        for view in container.subviews where view is UITabBar { view.removeFromSuperview() }
        if tabBar.manager !== self {
            tabBar.manager = self
            showItems(animated: false)
        }
        container.addSubview(tabBar)
    }

    var insetBelowTabs: CGFloat { viewIfLoaded?.safeAreaInsets.bottom ?? 0 }

    /// The natural height of the bar: a subclass may be higher than others.
    private func barHeight(in container: UIView) -> CGFloat {
        tabBar.sizeThatFits(CGSize(width: container.bounds.width, height: 0)).height
    }

    private func barInset(in container: UIView) -> CGFloat { max(0, barHeight(in: container) - insetBelowTabs) }

    func barFrame(in bounds: CGRect, of container: UIView) -> CGRect {
        let height = barHeight(in: container)
        return CGRect(x: bounds.minX, y: bar.isHidden ? bounds.maxY : bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Returns true if a controller's view goes on under the bar.
    private func extendsUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.bottom) && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Where a controller's view is.
    func contentFrame(of controller: UIViewController, in container: TabContainerView) -> CGRect {
        var frame = frameBesideSidebar(container.content.bounds, in: container)
        if bar.isOverContent, !extendsUnderBar(controller) { frame.size.height -= barHeight(in: container) }
        return frame
    }

    /// The insets that the bar gives that view, in addition to the safe area of the screen.
    func contentInsets(of controller: UIViewController, in container: TabContainerView) -> UIEdgeInsets {
        var insets = sidebarInsets(in: container)
        insets.bottom = bar.isOverContent && extendsUnderBar(controller) ? barInset(in: container) : 0
        return insets
    }

    // MARK: Hiding

    func changeBarHidden(to isHidden: Bool, animated: Bool) {
        guard isHidden != bar.isHiddenByApp else { return }
        bar.isHiddenByApp = isHidden
        if !animated || viewIfLoaded?.window == nil { followHiding() }
        guard let container = viewIfLoaded else { return }
        container.setNeedsLayout()
        guard animated, container.window != nil else { return }
        tabBar.isHidden = false
        UIView.animate(withDuration: Self.slideDuration) {
            container.layoutIfNeeded()
        } completion: { _ in
            self.followHiding()
        }
    }

    /// A bar that is out is hidden, so that apps can find out; one that slides in or out must be visible.
    private func followHiding() { tabBar.isHidden = bar.isHidden && bar.host == nil }

    /// Lends the bar to the child controller of a stack with which it slides out or in while the stack changes.
    func lendBar(to page: UIViewController) {
        guard let container = viewIfLoaded, let host = page.viewIfLoaded, bar.host !== host else { return }
        bar.host = host
        followHiding()
        let height = barHeight(in: container)
        UIView.performWithoutAnimation {
            host.addSubview(tabBar)
            tabBar.frame = CGRect(x: host.bounds.minX, y: host.bounds.maxY - height, width: host.bounds.width, height: height)
        }
        // Only this child controller has a bar over it meanwhile.
        page.containerInsets.bottom += barInset(in: container)
    }

    /// Takes the bar back when the stack has changed.
    func takeBarBack() {
        guard bar.host != nil else { return }
        bar.host = nil
        followHiding()
        guard let container = viewIfLoaded as? TabContainerView else { return }
        placeBar(in: container)
        container.setNeedsLayout()
    }

    /// Asks the selected controller again whether it wants a bar: its stack has begun to change, or has changed.
    func contentDidChange() {
        let isHidden = (selected as? any TabContent)?.hidesTabBar ?? false
        guard isHidden != bar.isHiddenByContent else { return }
        bar.isHiddenByContent = isHidden
        followHiding()
        viewIfLoaded?.setNeedsLayout()
    }
}
