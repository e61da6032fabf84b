import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitControls

extension UITabBarController {
    /// The list of tabs at the side of a tablet's screen.
    // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
    @preconcurrency @MainActor @objcMembers open class Sidebar: UIObject {
        /// Is notified when the sidebar comes and goes. Not kept alive. Default: nil.
        public typealias Delegate = UITabBarControllerSidebarDelegate
        /// What runs beside its coming and going.
        public typealias Animating = UITabBarControllerSidebarAnimating

        /// How the sidebar and the content share the width.
        // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/layout
        public enum Layout: Int, Sendable {
            /// Over the content.
            case automatic = 0
            /// Over the content, whose safe area begins beside it.
            case overlap = 1
            /// Beside the content, which is the narrower.
            case tile = 2
        }

        @nonobjc weak var controller: UITabBarController?

        /// Is notified when the sidebar comes and goes. Not kept alive. Default: nil.
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?

        /// True if the tabs are in the bar, and a button brings the sidebar. Default: true. Within an animation block it slides.
        open var isHidden = true { didSet { if isHidden != oldValue { controller?.sidebarHiddenDidChange() } } }

        /// How the content makes room. Default: automatic.
        open var preferredLayout: Layout = .automatic {
            didSet { if preferredLayout != oldValue { controller?.viewIfLoaded?.setNeedsLayout() } }
        }

        /// What stands above the list. Default: nil, nothing. As high as its view asks for; it stays in place while the list scrolls.
        // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/headercontentconfiguration
        @nonobjc open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { controller?.sidebarView?.showParts() } }

        /// What stands below the list, as high as it asks for. Default: nil, nothing.
        // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/bottombarview
        open var bottomBarView: UIView? { didSet { if bottomBarView !== oldValue { controller?.sidebarView?.showParts() } } }

        /// Has the row of a tab made anew. Without an effect for a tab that has none.
        @objc(reconfigureItemForTab:)
        open func reconfigureItem(for tab: UITab) { controller?.sidebarView?.showTabs() }
    }

    /// How the tabs are shown, if the app leaves it open: a sidebar where a tab is a group (SV-119).
    private var resolvedMode: Mode {
        guard mode == .automatic else { return mode }
        return givenTabs.contains { $0 is UITabGroup } ? .tabSidebar : .tabBar
    }

    /// True if there is a sidebar, though it may be hidden: on wide screens of tablets.
    var hasSidebar: Bool {
        (!givenTabs.isEmpty || controllers?.isEmpty == false) && resolvedMode == .tabSidebar && traitCollection.userInterfaceIdiom == .pad
            && traitCollection.horizontalSizeClass == .regular
    }

    /// The screen has become wider or narrower: tabs that are in the sidebar only come with it, and go with it.
    func sidebarMayHaveChanged() {
        let extra = hasSidebar ? givenTabs.count { !$0.isHidden && !$0.isOnBar } : 0
        if extra != sidebarOnlyCount { tabsDidChange() }
    }

    var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

    // MARK: Layout

    private static let sidebarWidth: CGFloat = 320
    private static let slideDuration: TimeInterval = 0.35
    private static let buttonSide: CGFloat = 44

    private var isRightToLeft: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// What the sidebar takes of the width, in points; 0 while there is none.
    private func takenWidth(in container: UIView) -> CGFloat {
        showsSidebar ? min(Self.sidebarWidth, (container.bounds.width * 0.5).rounded()) : 0
    }

    /// How far it reaches into the content.
    func sidebarInsets(in container: UIView) -> UIEdgeInsets {
        guard sidebar.preferredLayout != .tile else { return .zero }
        let width = max(0, takenWidth(in: container) - (isRightToLeft ? container.safeAreaInsets.right : container.safeAreaInsets.left))
        return UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : width, bottom: 0, right: isRightToLeft ? width : 0)
    }

    /// Where the content is beside it.
    func frameBesideSidebar(_ frame: CGRect, in container: UIView) -> CGRect {
        guard sidebar.preferredLayout == .tile else { return frame }
        let width = takenWidth(in: container)
        return CGRect(x: frame.minX + (isRightToLeft ? 0 : width), y: frame.minY, width: frame.width - width, height: frame.height)
    }

    /// Lays out the sidebar, or the button that brings it.
    func placeSidebar(in container: TabContainerView) {
        bar.isReplacedBySidebar = showsSidebar
        if !showsSidebar { sidebarView?.isHidden = true }
        if showsSidebar {
            let view = ensureSidebarView(in: container)
            view.isHidden = false
            let width = takenWidth(in: container)
            view.frame = CGRect(
                x: isRightToLeft ? container.bounds.maxX - width : 0, y: 0, width: width, height: container.bounds.height)
        }
        placeSidebarButton(in: container)
    }

    private func ensureSidebarView(in container: TabContainerView) -> TabSidebarView {
        if let sidebarView, sidebarView.superview === container { return sidebarView }
        let view = TabSidebarView(of: self)
        container.addSubview(view)
        sidebarView = view
        view.showTabs()
        return view
    }

    private func placeSidebarButton(in container: TabContainerView) {
        let isShown = hasSidebar && sidebar.isHidden && !bar.isHidden && bar.host == nil
        sidebarButton?.isHidden = !isShown
        guard isShown else { return }
        let button = sidebarButton ?? makeSidebarButton()
        if button.superview !== container { container.addSubview(button) }
        container.bringSubviewToFront(button)
        let frame = barFrame(in: container.bounds, of: container)
        let height = frame.height - container.safeAreaInsets.bottom
        let side = Self.buttonSide
        button.frame = CGRect(
            x: isRightToLeft ? frame.maxX - container.safeAreaInsets.right - side - 8 : frame.minX + container.safeAreaInsets.left + 8,
            y: frame.minY + ((height - side) / 2).rounded(), width: side, height: side)
    }

    private func makeSidebarButton() -> UIButton {
        let button = TabSidebarView.makeToggle(of: self)
        sidebarButton = button
        return button
    }

    // MARK: Coming and going

    /// The user brings the sidebar, or takes it away.
    @objc func sidebarButtonWasTapped() {
        let isHidden = !sidebar.isHidden
        UIView.animate(withDuration: Self.slideDuration, delay: 0, options: .allowUserInteraction) { self.sidebar.isHidden = isHidden }
    }

    func sidebarHiddenDidChange() {
        let animator = SidebarAnimator()
        sidebar.delegate?.tabBarController?(self, sidebarVisibilityWillChange: sidebar, animator: animator)
        guard let container = viewIfLoaded as? TabContainerView, container.window != nil, hasSidebar else { return animator.runAtOnce() }
        guard UIView.inheritedAnimationDuration > 0 else {
            container.setNeedsLayout()
            return animator.runAtOnce()
        }
        slideSidebar(in: container, animator)
    }

    private func slideSidebar(in container: TabContainerView, _ animator: SidebarAnimator) {
        let width = min(Self.sidebarWidth, (container.bounds.width * 0.5).rounded())
        let distance = isRightToLeft ? width : -width
        let isComing = showsSidebar
        UIView.performWithoutAnimation {
            let view = ensureSidebarView(in: container)
            view.isHidden = false
            if isComing {
                view.frame = CGRect(
                    x: isRightToLeft ? container.bounds.maxX - width : 0, y: 0, width: width, height: container.bounds.height)
                view.transform = CGAffineTransform(translationX: distance, y: 0)
                view.layoutIfNeeded()
            }
        }
        container.setNeedsLayout()
        UIView.animate(withDuration: Self.slideDuration, delay: 0, options: .allowUserInteraction) {
            container.layoutIfNeeded()
            self.sidebarView?.isHidden = false
            self.sidebarView?.transform = isComing ? .identity : CGAffineTransform(translationX: distance, y: 0)
            animator.animate()
        } completion: { _ in
            self.sidebarView?.transform = .identity
            self.sidebarView?.isHidden = !self.showsSidebar
            animator.complete()
        }
    }

    // MARK: Choosing

    /// What the rows are of: the tabs, or one for each controller where there are no tabs.
    func tabsForSidebar() -> [UITab] {
        guard givenTabs.isEmpty else { return givenTabs }
        standInTabs = (controllers ?? []).enumerated().map { index, controller in
            let item = controller.tabBarItem
            let tab = UITab(title: item?.title ?? controller.title ?? "", image: item?.image, identifier: "tab \(index + 1)")
            tab.badgeValue = item?.badgeValue
            tab.isEnabled = item?.isEnabled ?? true
            return tab
        }
        return standInTabs
    }

    /// The tab whose row is marked.
    var tabChosenInSidebar: UITab? {
        guard givenTabs.isEmpty else { return chosenTab }
        return standInTabs.indices.contains(selectedIndex) ? standInTabs[selectedIndex] : nil
    }

    /// The user has tapped the row of a tab.
    func userDidChooseInSidebar(_ tab: UITab) {
        if givenTabs.isEmpty { return userDidChooseController(of: tab) }
        guard delegate?.tabBarController?(self, shouldSelectTab: tab) ?? true else { return sidebarSelectionDidChange() }
        let previous = chosenTab
        if tab === previous { (selected as? any TabContent)?.tabWasTappedAgain() } else { chooseTab(tab) }
        if let selected { delegate?.tabBarController?(self, didSelect: selected) }
        delegate?.tabBarController?(self, didSelectTab: tab, previousTab: previous)
        sidebarSelectionDidChange()
    }

    private func userDidChooseController(of tab: UITab) {
        guard let index = standInTabs.firstIndex(where: { $0 === tab }), let controllers, controllers.indices.contains(index) else {
            return
        }
        userDidChooseMember(controllers[index])
        sidebarSelectionDidChange()
    }

    func sidebarSelectionDidChange() { sidebarView?.showSelection() }
}

/// Runs an app's animations beside the coming and going of the sidebar.
@MainActor
private final class SidebarAnimator: UIObject, UITabBarControllerSidebarAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for body in animations { body() } }
    func complete() { for body in completions { body() } }

    func runAtOnce() {
        animate()
        complete()
    }
}
