import Foundation
@_spi(ForasteroInternal) import UIKitCore

// One controller instead of several where the width is compact.
extension UISplitViewController {
    func followWidthClass() {
        guard isViewLoaded, !holders.isEmpty else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        if isCompact { collapseColumns(tells: true) } else { expandColumns() }
    }

    // MARK: Collapsing

    /// - Parameter tells: true if the delegate is asked and notified.
    func collapseColumns(tells: Bool) {
        guard let primary = tells ? primaryForCollapsing : holders[.primary] ?? holders[.secondary] else { return }
        hasChosenMode = false
        var collapse = SplitCollapse(holder: primary)
        if style == .unspecified {
            collapseSecondary(onto: primary, &collapse)
        } else if let compact = holders[.compact] {
            collapse.holder = compact
        } else {
            collapseStacks(onto: primary, &collapse, tells: tells)
        }
        self.collapse = collapse
        for holder in holders.values where holder !== collapse.holder { remove(holder) }
        if collapse.holder.parent !== self { adopt(collapse.holder, in: .compact) }
        setOverrideTraitCollection(nil, forChild: collapse.holder)
        updateModeButton()
        container?.setNeedsLayout()
        if tells {
            delegate?.splitViewControllerDidCollapse?(self)
            showDetailTargetDidChange()
        }
    }

    private var primaryForCollapsing: UIViewController? {
        let proposed = holders[.primary] ?? holders[.secondary]
        guard style == .unspecified else { return proposed }
        return delegate?.primaryViewController?(forCollapsing: self) ?? proposed
    }

    /// The classic way: the delegate does something about the secondary one, or it goes on top of the primary one.
    private func collapseSecondary(onto primary: UIViewController, _ collapse: inout SplitCollapse) {
        guard let secondary = holders[.secondary], secondary !== primary else { return }
        if delegate?.splitViewController?(self, collapseSecondary: secondary, onto: primary) ?? false { return }
        guard let stack = primary as? UINavigationController else { return }
        remove(secondary)
        lend(.secondary, to: stack, &collapse)
    }

    private func collapseStacks(onto primary: UIViewController, _ collapse: inout SplitCollapse, tells: Bool) {
        guard let stack = primary as? UINavigationController else { return }
        var top: Column = holders[.secondary] == nil ? .primary : .secondary
        if tells { top = delegate?.splitViewController?(self, topColumnForCollapsingToProposedTopColumn: top) ?? top }
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue && top != .compact {
            if let holder = holders[column] { remove(holder) }
            lend(column, to: stack, &collapse)
        }
    }

    /// Puts the pages of a column on top of another one's.
    private func lend(_ column: Column, to stack: UINavigationController, _ collapse: inout SplitCollapse) {
        guard let holder = holders[column] else { return }
        var pages = [holder]
        if let other = holder as? UINavigationController { pages = pagesToLend(of: other, to: stack) }
        collapse.lent[column] = pages
        stack.setViewControllers(stack.stack + pages, animated: false)
    }

    /// Two controllers that were set as an array are nested, those of columns are made one.
    func pagesToLend(of holder: UINavigationController, to stack: UINavigationController) -> [UIViewController] {
        if style == .unspecified { return stack.nest(holder) }
        let pages = holder.stack
        holder.viewControllers = []
        return pages
    }

    // MARK: Expanding

    func expandColumns() {
        guard let collapse else { return }
        if style == .unspecified { expandClassic(collapse) } else { abandonCollapse() }
        hasChosenMode = false
        if let container, style != .unspecified {
            let proposed = automaticMode
            let wanted = delegate?.splitViewController?(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            mode = wanted == .automatic ? proposed : wanted
            sizeOfMode = container.bounds.size
            hasChosenMode = true
        }
        updateModeButton()
        container?.setNeedsLayout()
        delegate?.splitViewControllerDidExpand?(self)
        showDetailTargetDidChange()
    }

    /// Details are shown by another controller from now on.
    private func showDetailTargetDidChange() {
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    /// All columns have their child controllers again.
    func abandonCollapse() {
        guard let collapse else { return }
        self.collapse = nil
        if let stack = collapse.holder as? UINavigationController, !collapse.lent.isEmpty {
            giveBack(from: stack, collapse)
        }
        if !order.contains(where: { holders[$0] === collapse.holder }) { remove(collapse.holder) }
        for column in order {
            if let holder = holders[column] { adoptAgain(holder, in: column) }
        }
    }

    private func adoptAgain(_ holder: UIViewController, in column: Column) {
        if holder.parent === self {
            let isSide = column != .secondary
            setOverrideTraitCollection(isSide ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: holder)
        } else {
            adopt(holder, in: column)
        }
    }

    private func giveBack(from stack: UINavigationController, _ collapse: SplitCollapse) {
        let columns = collapse.columns(of: stack.stack)
        stack.setViewControllers(columns[.primary] ?? [], animated: false)
        for (column, lent) in collapse.lent {
            // Controllers that were popped meanwhile are in their columns again.
            let pages = columns[column] ?? lent
            if let holder = holders[column] as? UINavigationController { stack.unnest(holder, with: pages) }
        }
    }

    private func expandClassic(_ collapse: SplitCollapse) {
        let primary = delegate?.primaryViewController?(forExpanding: self) ?? collapse.holder
        let separated = delegate?.splitViewController?(self, separateSecondaryFrom: primary)
        if let separated = separated ?? nil {
            self.collapse = nil
            takePagesBack(to: separated)
            holders = [.primary: primary, .secondary: separated]
            given = holders
        } else if collapse.lent.isEmpty {
            self.collapse = nil
            takeTop(of: primary)
        } else {
            abandonCollapse()
        }
        if collapse.holder !== holders[.primary], collapse.holder !== holders[.secondary] { remove(collapse.holder) }
        for column in order {
            if let holder = holders[column] { adoptAgain(holder, in: column) }
        }
    }

    /// The controller on top of the primary stack becomes the secondary one, if there is none.
    private func takeTop(of primary: UIViewController) {
        holders[.primary] = primary
        guard let stack = primary as? UINavigationController, stack.toldStack.count > 1, let top = stack.toldStack.last
        else { return }
        stack.setViewControllers(stack.toldStack.dropLast(), animated: false)
        takePagesBack(to: top)
        holders[.secondary] = top
        given[.secondary] = top
    }

    /// A controller that stood on the primary one's stack is shown by itself from now on.
    private func takePagesBack(to controller: UIViewController) {
        guard let inner = controller as? UINavigationController, let nesting = inner.nesting else { return }
        nesting.outer?.unnest(inner, with: nesting.pages)
    }
}
