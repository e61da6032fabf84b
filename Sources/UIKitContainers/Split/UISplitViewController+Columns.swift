import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The controllers of the columns, and their frames.
extension UISplitViewController {
    /// The columns of this style, from the edge inwards.
    var order: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }

    // MARK: Contents

    func replaceControllers(with controllers: [UIViewController]) {
        _require(
            style == .unspecified,
            "UISplitViewController does not support setting viewControllers in a column style. Use setViewController(_:for:) of \(self).")
        _require(
            controllers.count <= 2,
            "UISplitViewController is limited to two view controllers, but \(controllers.count) were set. Pass the primary and the "
                + "secondary one.")
        let wasCollapsed = collapse != nil
        if wasCollapsed { abandonCollapse() }
        for (index, column) in [Column.primary, .secondary].enumerated() {
            let controller = index < controllers.count ? controllers[index] : nil
            given[column] = controller
            hold(controller, in: column)
        }
        if wasCollapsed { collapseColumns(tells: false) }
        contentsDidChange()
    }

    func set(_ controller: UIViewController?, for column: Column) {
        _require(
            style != .unspecified,
            "-[UISplitViewController setViewController:forColumn:] requires a column style. Make \(self) with init(style:), or set "
                + "viewControllers.")
        _require(
            column != .supplementary || style == .tripleColumn,
            "\(self) has no supplementary column. Make it with the style tripleColumn.")
        let wasCollapsed = collapse != nil
        if wasCollapsed { abandonCollapse() }
        given[column] = controller
        hold(controller.map(holder), in: column)
        if wasCollapsed { collapseColumns(tells: false) }
        contentsDidChange()
        updateModeButton()
    }

    private func contentsDidChange() {
        container?.setNeedsLayout()
        // The first ones may come when the view is shown already.
        if container?.window != nil { followWidthClass() }
    }

    private func holder(of controller: UIViewController) -> UIViewController {
        if controller is UINavigationController || controller is UITabBarController { return controller }
        return controller.navigationController ?? UINavigationController(rootViewController: controller)
    }

    /// Puts a controller into a column; what was there leaves.
    func hold(_ controller: UIViewController?, in column: Column) {
        let former = holders[column]
        guard former !== controller else { return }
        holders[column] = controller
        if let former { remove(former) }
        if let controller, column != .compact { adopt(controller, in: column) }
    }

    func adopt(_ controller: UIViewController, in column: Column) {
        addChild(controller)
        // A side column is as narrow as a phone.
        let isSide = column == .primary || column == .supplementary
        setOverrideTraitCollection(isSide ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
        controller.didMove(toParent: self)
    }

    func remove(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.noteMovingFromParent()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    // MARK: Modes

    private var isWide: Bool { (viewIfLoaded?.bounds.width ?? 0) > (viewIfLoaded?.bounds.height ?? 0) }

    var resolvedBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        switch preferredDisplayMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: return isWide ? .tile : style == .tripleColumn ? .displace : .overlay
        }
    }

    /// The display mode as long as none was asked for.
    var automaticMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return possible(preferredDisplayMode) }
        return isWide && resolvedBehavior == .tile ? .oneBesideSecondary : .secondaryOnly
    }

    /// Two columns beside the secondary one there are only of three.
    private func possible(_ wanted: DisplayMode) -> DisplayMode {
        guard style != .tripleColumn else { return wanted }
        switch wanted {
        case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
        case .twoOverSecondary: return .oneOverSecondary
        default: return wanted
        }
    }

    /// The mode that the size and the preferences ask for.
    func chooseMode() {
        hasChosenMode = false
        container?.setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0 { container?.layoutIfNeeded() }
    }

    /// Shows the side columns if they are hidden, and hides them if they are shown.
    func switchMode() {
        let wanted = delegate?.targetDisplayModeForAction?(in: self) ?? .automatic
        change(to: wanted == .automatic ? (mode == .secondaryOnly ? openMode(two: false) : .secondaryOnly) : possible(wanted))
    }

    /// The mode in which one column, or both of three, are seen beside the secondary one.
    func openMode(two: Bool) -> DisplayMode {
        switch resolvedBehavior {
        case .overlay: possible(two ? .twoOverSecondary : .oneOverSecondary)
        case .displace: two ? possible(.twoDisplaceSecondary) : possible(.oneBesideSecondary)
        case .tile, .automatic: possible(two ? .twoBesideSecondary : .oneBesideSecondary)
        }
    }

    /// Changes animated, if the view is in a window.
    func change(to newMode: DisplayMode) {
        guard newMode != mode, !isCollapsed, let container, container.window != nil else { return }
        announce(newMode)
        let former = layout
        mode = newMode
        hasChosenMode = true
        let next = layout
        // A column that comes in begins outside.
        place(former, showing: next)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.place(next, showing: next)
            for holder in self.holders.values { holder.viewIfLoaded?.layoutIfNeeded() }
        } completion: { [weak self] _ in
            self?.removeHiddenColumns()
        }
    }

    private func announce(_ newMode: DisplayMode) {
        delegate?.splitViewController?(self, willChangeTo: newMode)
        var next = layout
        next.mode = newMode
        let now = layout
        tell(.primary, now.showsPrimary, next.showsPrimary)
        tell(.supplementary, now.showsSupplementary, next.showsSupplementary)
    }

    private func tell(_ column: Column, _ was: Bool, _ isShown: Bool) {
        guard was != isShown else { return }
        if isShown {
            delegate?.splitViewController?(self, willShow: column)
        } else {
            delegate?.splitViewController?(self, willHide: column)
        }
    }

    // MARK: Layout

    var layout: SplitLayout {
        let size = container?.bounds.size ?? .zero
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SplitLayout(
            size: size, mode: mode, isTriple: style == .tripleColumn, primaryWidth: primaryWidth.resolved(in: size.width),
            supplementaryWidth: supplementaryWidth.resolved(in: size.width), isReversed: (primaryEdge == .trailing) != isRightToLeft)
    }

    func layOutColumns() {
        guard let container else { return }
        if let collapse {
            put(collapse.holder, at: container.bounds)
            container.dimming.alpha = 0
            for line in container.lines { line.isHidden = true }
            return
        }
        if !hasChosenMode || sizeOfMode != container.bounds.size { settleMode(container.bounds.size) }
        let layout = layout
        place(layout, showing: layout)
        removeHiddenColumns()
    }

    private func settleMode(_ size: CGSize) {
        sizeOfMode = size
        hasChosenMode = true
        let newMode = automaticMode
        guard newMode != mode else { return }
        announce(newMode)
        mode = newMode
    }

    /// - Parameter shown: which columns are seen, now or in a moment.
    private func place(_ layout: SplitLayout, showing shown: SplitLayout) {
        guard let container else { return }
        if let secondary = holders[.secondary] { put(secondary, at: layout.secondary) }
        container.dimming.frame = container.bounds
        container.dimming.alpha = layout.isOverlay ? 1 : 0
        var stack = [container.dimming]
        if layout.showsSupplementary || shown.showsSupplementary, let supplementary = holders[.supplementary] {
            put(supplementary, at: layout.supplementary)
            stack.append(supplementary.view)
        }
        if layout.showsPrimary || shown.showsPrimary, let primary = holders[.primary] {
            put(primary, at: layout.primary)
            stack.append(primary.view)
        }
        placeLines(layout, in: container)
        container.keepInFront(stack + container.lines)
    }

    private func put(_ controller: UIViewController, at frame: CGRect) {
        guard let container, let view = controller.view else { return }
        view.frame = frame
        view.autoresizingMask = []
        if view.superview !== container { container.addSubview(view) }
    }

    private func placeLines(_ layout: SplitLayout, in container: SplitContainerView) {
        let width = 1 / max(traitCollection.displayScale, 1)
        let columns = [(layout.primary, layout.showsPrimary), (layout.supplementary, layout.showsSupplementary)]
        for (line, column) in zip(container.lines, columns) {
            line.isHidden = !column.1
            let x = layout.isReversed ? column.0.minX - width : column.0.maxX
            line.frame = CGRect(x: x, y: 0, width: width, height: layout.size.height)
        }
    }

    private func removeHiddenColumns() {
        guard !isCollapsed else { return }
        let layout = layout
        if !layout.showsPrimary { holders[.primary]?.viewIfLoaded?.removeFromSuperview() }
        if !layout.showsSupplementary { holders[.supplementary]?.viewIfLoaded?.removeFromSuperview() }
    }
}
