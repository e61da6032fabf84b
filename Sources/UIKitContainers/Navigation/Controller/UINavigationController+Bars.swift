import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UINavigationController {
    // MARK: Layout

    /// Where everything stands when no transition is under way.
    var geometry: NavigationGeometry {
        let view: UIView = self.view
        let title = largeTitleState
        return NavigationGeometry(
            bounds: view.bounds, safeArea: view.safeAreaInsets,
            top: NavigationGeometry.Bar(
                height: navigationBar.preferredHeight - title.hidden, stretch: title.stretch, isHidden: barVisibility.isTopHidden,
                isOpaque: !navigationBar.isTranslucent),
            bottom: NavigationGeometry.Bar(
                height: toolbar.intrinsicContentSize.height, isHidden: barVisibility.isBottomHidden || hidesTabBar,
                isOpaque: !toolbar.isTranslucent))
    }

    func pageFrame(of page: UIViewController) -> CGRect { geometry.frame(of: page.pageLayout) }

    /// The layout of the navigation view.
    func layoutContents() {
        showPending()
        // A transition that runs moves bars and child controllers to where they belong; at its end all is laid out.
        guard pageTransition.running == nil else { return }
        if barVisibility.movesAtNextLayout {
            barVisibility.movesAtNextLayout = false
            moveBarsVertically()
        } else {
            placeBars()
            placePage()
        }
    }

    /// The layout of the child controller's container.
    func layoutPage() {
        if pageTransition.running == nil { placePage() }
    }

    func placeBars() {
        guard isViewLoaded else { return }
        let geometry = geometry
        barVisibility.isTopShownHidden = geometry.top.isHidden
        barVisibility.movesAtNextLayout = false
        barVisibility.isBottomShownHidden = geometry.bottom.isHidden
        placeTopBar(at: geometry.topBarFrame)
        placeBottomBar(at: geometry.bottomBarFrame)
        navigationBar.isHidden = geometry.top.isHidden
        toolbar.isHidden = geometry.bottom.isHidden
    }

    /// Lays the bar out too: its background reaches as far up as there is room.
    private func placeTopBar(at frame: CGRect) {
        guard navigationBar.frame != frame else { return navigationBar.layoutIfNeeded() }
        navigationBar.frame = frame
        navigationBar.setNeedsLayout()
        navigationBar.layoutIfNeeded()
    }

    private func placeBottomBar(at frame: CGRect) {
        guard let toolbar else { return }
        toolbar.frame = frame
        toolbar.layoutIfNeeded()
    }

    func placePage() {
        guard isViewLoaded, let page = shownPage, let pageView = page.viewIfLoaded else { return }
        let geometry = geometry
        pageView.frame = geometry.frame(of: page.pageLayout)
        page.containerInsets = geometry.insets(of: page.pageLayout)
        placeOverlay(of: page)
        followContent(of: page)
    }

    /// A view that covers one child alone, such as its search, is laid out like the child.
    func placeOverlay(of page: UIViewController) {
        guard let overlay = page.overlay, let pageView = page.viewIfLoaded, overlay.view.superview === pageView.superview else { return }
        overlay.view.frame = pageView.frame
        overlay.controller.containerInsets = page.containerInsets
    }

    // MARK: Hiding

    func setTopBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barVisibility.isTopHidden else { return }
        barVisibility.isTopHidden = hidden
        visibilityDidChange(animated: animated)
    }

    func setBottomBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barVisibility.isBottomHidden else { return }
        barVisibility.isBottomHidden = hidden
        visibilityDidChange(animated: animated)
    }

    private func visibilityDidChange(animated: Bool) {
        guard isOnScreen else { return setNeedsBarLayout() }
        if let running = pageTransition.running {
            // Before the bars move they take it along; later it is animated on its own.
            guard pageTransition.movesBars else { return }
            UIView.performWithoutAnimation { revealBottomBar() }
            let isTaken = running.animateAlongsideTransition(in: navigationBar, animation: { [weak self] _ in self?.moveBarsAlongside() })
            if isTaken { return }
        }
        barVisibility.movesAtNextLayout = animated
        setNeedsBarLayout()
    }

    private func setNeedsBarLayout() { viewIfLoaded?.setNeedsLayout() }

    /// Moves the bars over the edge, or back, and lays out the child controller for what is left.
    private func moveBarsVertically() {
        UIView.performWithoutAnimation {
            revealTopBar(offset: .zero)
            revealBottomBar()
        }
        UIView.animate(withDuration: TimeInterval(BarVisibility.duration), animations: { self.moveBarsAlongside() }) { [weak self] _ in
            guard let self, pageTransition.running == nil else { return }
            navigationBar.isHidden = geometry.top.isHidden
            toolbar.isHidden = geometry.bottom.isHidden
        }
    }

    private func moveBarsAlongside() {
        let geometry = geometry
        barVisibility.isTopShownHidden = geometry.top.isHidden
        barVisibility.isBottomShownHidden = geometry.bottom.isHidden
        placeTopBar(at: geometry.topBarFrame)
        placeBottomBar(at: geometry.bottomBarFrame)
        placePage()
        shownPage?.viewIfLoaded?.layoutIfNeeded()
    }

    /// A bar that is hidden, and comes, is put to where it comes from.
    private func revealTopBar(offset: CGPoint) {
        guard barVisibility.isTopShownHidden, !barVisibility.isTopHidden else { return }
        var geometry = geometry
        geometry.top.isHidden = offset == .zero
        placeTopBar(at: geometry.topBarFrame.offsetBy(dx: offset.x, dy: offset.y))
        navigationBar.isHidden = false
    }

    /// The same at the bottom: it always comes over the lower edge.
    private func revealBottomBar() {
        var geometry = geometry
        guard barVisibility.isBottomShownHidden, !geometry.bottom.isHidden else { return }
        geometry.bottom.isHidden = true
        placeBottomBar(at: geometry.bottomBarFrame)
        toolbar.isHidden = false
    }

    // MARK: Items of the bar at the bottom

    /// Shows those of the top controller, and follows them.
    func showToolbarItems(animated: Bool) {
        for child in children where child !== stack.last { child.observeToolbarItems(nil) }
        stack.last?.observeToolbarItems { [weak self] animated in self?.showToolbarItems(animated: animated) }
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
    }

    // MARK: Transitions of child controllers

    /// Puts the bars where they come from in a push or a pop.
    func prepareBars(_ operation: Operation, animated: Bool) {
        navigationBar.beginChange(to: stack.map(\.navigationItem), as: operation == .pop ? .pop : .push)
        UIView.performWithoutAnimation {
            revealTopBar(offset: CGPoint(x: sideways(operation), y: 0))
            revealBottomBar()
        }
        showToolbarItems(animated: animated)
    }

    /// Moves the bars together with the child controllers.
    func moveBars(_ operation: Operation) {
        pageTransition.movesBars = true
        var geometry = geometry
        if geometry.top.isHidden, !barVisibility.isTopShownHidden {
            geometry.top.isHidden = false
            placeTopBar(at: geometry.topBarFrame.offsetBy(dx: -sideways(operation), dy: 0))
        } else {
            placeTopBar(at: geometry.topBarFrame)
        }
        placeBottomBar(at: geometry.bottomBarFrame)
        showBackgrounds()
        navigationBar.runChange()
    }

    /// From where a child controller comes: a push from the trailing edge.
    private func sideways(_ operation: Operation) -> CGFloat {
        let view: UIView = self.view
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (operation == .pop) == isRightToLeft ? view.bounds.width : -view.bounds.width
    }

    // MARK: Phones in landscape

    func followHeightClass() {
        guard hidesBarsWhenVerticallyCompact else { return }
        setNavigationBarHidden(traitCollection.verticalSizeClass == .compact, animated: isOnScreen)
    }
}

extension UINavigationController: NavigationBarManager {
    func navigationBarWantsPop(_ bar: UINavigationBar) {
        guard pageTransition.running == nil, let item = bar.topItem else { return }
        guard bar.delegate?.navigationBar?(bar, shouldPop: item) ?? true else { return }
        popViewController(animated: true)
    }

    func navigationBarDidChange(_ bar: UINavigationBar, animated: Bool) { viewIfLoaded?.setNeedsLayout() }
}
