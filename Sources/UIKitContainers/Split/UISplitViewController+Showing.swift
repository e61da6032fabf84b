import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Columns that were hidden come in.
extension UISplitViewController {
    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController?(self, show: controller, sender: sender) ?? false { return }
        if let collapse { return showOnTop(controller, of: collapse.holder, sender: sender) }
        guard style != .unspecified, let stack = holders[.primary] as? UINavigationController else {
            return replaceControllers(with: [controller] + [holders[.secondary]].compactMap { $0 })
        }
        stack.pushViewController(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController?(self, showDetail: controller, sender: sender) ?? false { return }
        if isCollapsed { return showCollapsedDetail(controller, sender: sender) }
        if style == .unspecified {
            given[.secondary] = controller
            hold(controller, in: .secondary)
            container?.setNeedsLayout()
        } else {
            set(controller, for: .secondary)
        }
    }

    /// On top; it is the secondary one when there is room for two again.
    private func showCollapsedDetail(_ controller: UIViewController, sender: Any?) {
        guard let holder = collapse?.holder as? UINavigationController else {
            if let holder = collapse?.holder { showOnTop(controller, of: holder, sender: sender) }
            return
        }
        let former = collapse?.lent[.secondary] ?? []
        let other = controller as? UINavigationController
        let pages = other.map { pagesToLend(of: $0, to: holder) } ?? [controller]
        let stack = holder.stack.filter { page in !former.contains { $0 === page } }
        given[.secondary] = controller
        holders[.secondary] = style == .unspecified ? controller : other ?? UINavigationController()
        collapse?.lent[.secondary] = pages
        holder.setViewControllers(stack + pages, animated: true)
    }

    private func showOnTop(_ controller: UIViewController, of holder: UIViewController, sender: Any?) {
        if let stack = holder as? UINavigationController {
            stack.pushViewController(controller, animated: true)
        } else {
            holder.present(controller, animated: UIView.areAnimationsEnabled)
        }
    }

    // MARK: Columns

    func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        let layout = layout
        switch column {
        case .primary: if !layout.showsPrimary { change(to: openMode(two: style == .tripleColumn)) }
        case .supplementary: if !layout.showsSupplementary { change(to: openMode(two: false)) }
        case .secondary: if layout.isOverlay { change(to: .secondaryOnly) }
        case .compact: break
        }
    }

    func hideColumn(_ column: Column) {
        guard !isCollapsed else { return hideCollapsed(column) }
        let layout = layout
        switch column {
        case .primary where layout.showsPrimary: change(to: style == .tripleColumn ? openMode(two: false) : .secondaryOnly)
        case .supplementary where layout.showsSupplementary: change(to: .secondaryOnly)
        default: break
        }
    }

    /// Pushes the pages of a column, with those below it, or goes back to it.
    private func showCollapsed(_ column: Column) {
        guard let collapse, let stack = collapse.holder as? UINavigationController, column != .compact else { return }
        let present = collapse.columns(of: stack.stack)
        if present[column] != nil {
            let pages = order.filter { $0.rawValue <= column.rawValue }.flatMap { present[$0] ?? [] }
            stack.setViewControllers(pages, animated: true)
            return
        }
        var pages = stack.stack
        for next in order where next != .primary && next.rawValue <= column.rawValue && present[next] == nil {
            let lent = self.collapse?.lent[next] ?? pagesToLend(next)
            self.collapse?.lent[next] = lent
            pages += lent
        }
        stack.setViewControllers(pages, animated: true)
    }

    private func pagesToLend(_ column: Column) -> [UIViewController] {
        guard let holder = holders[column] as? UINavigationController else { return [] }
        let pages = holder.viewControllers
        holder.viewControllers = []
        return pages
    }

    private func hideCollapsed(_ column: Column) {
        guard let collapse, let stack = collapse.holder as? UINavigationController, column != .primary else { return }
        let present = collapse.columns(of: stack.stack)
        stack.setViewControllers(order.filter { $0.rawValue < column.rawValue }.flatMap { present[$0] ?? [] }, animated: true)
    }

    // MARK: The button

    /// With columns the secondary one's bar has the button, unless the app has set another item there.
    func updateModeButton() {
        guard style != .unspecified else { return }
        let item = (holders[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem
        let button = displayModeButtonItem
        if let shown = itemWithModeButton, shown !== item || isCollapsed {
            if shown.leftBarButtonItem === button { shown.leftBarButtonItem = nil }
            itemWithModeButton = nil
        }
        guard !isCollapsed, presentsWithGesture, let item, item.leftBarButtonItem == nil else { return }
        item.leftBarButtonItem = button
        itemWithModeButton = item
    }
}
