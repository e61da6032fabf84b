package import Foundation

/// Finds what can have the focus. Nothing is kept: each question looks at the views anew.
@MainActor
package enum FocusSearch {
    /// Environments that prefer each other must not stop the application.
    private static let deepest = 60

    /// Where the focus may be in a window: everywhere, or in what a presented controller is in.
    package static func root(of window: UIWindow) -> UIView { window.frontView }

    /// Returns true if a view can have the focus, and can be seen and used.
    package static func isFocusable(_ view: UIView) -> Bool {
        guard view.canBecomeFocused, view.window != nil else { return false }
        return sequence(first: view, next: \.superview).allSatisfy(isOpen)
    }

    /// All that can have the focus inside of a view and is seen, in the order of the tree. The view itself does not count.
    package static func items(in view: UIView) -> [UIView] {
        var found: [UIView] = []
        for subview in view.subviews where isOpen(subview) {
            if subview.canBecomeFocused { found.append(subview) }
            found += items(in: subview)
        }
        return found
    }

    /// The guides of a view and of all that is seen inside of it that may send the focus on, in the order of the tree.
    package static func guides(in view: UIView) -> [UIFocusGuide] {
        let own = view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled)
        return view.subviews.filter(isOpen).reduce(into: own) { $0 += guides(in: $1) }
    }

    /// The item that gets the focus when it comes to an environment: the preferred one, the environment itself, or the first one inside.
    package static func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        preferredItem(in: environment, depth: 0)
    }

    /// Where a view is in its window.
    package static func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// From top to bottom, and those that stand side by side as they are read.
    package static func inReadingOrder<Item>(_ items: [(frame: CGRect, item: Item)], rightToLeft: Bool) -> [Item] {
        var rows: [[(frame: CGRect, item: Item)]] = []
        for item in items.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = rows.last?.first, item.frame.minY < first.frame.midY {
                rows[rows.count - 1].append(item)
            } else {
                rows.append([item])
            }
        }
        return rows.flatMap { row in
            row.sorted { rightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.item)
        }
    }

    // MARK: Private

    private static func isOpen(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled }

    private static func preferredItem(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
        guard depth < deepest else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = preferredItem(in: preferred, depth: depth + 1) { return item }
        }
        if let view = environment as? UIView, isFocusable(view) { return view }
        if !(environment is UIView), let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        guard let view, view.window != nil else { return nil }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let first = inReadingOrder(items(in: view).map { (frame(of: $0), $0) }, rightToLeft: isRightToLeft).first else { return nil }
        // A list inside has a say of its own.
        guard let list = first.focusList, list !== view, list.isDescendant(of: view) else { return first }
        return preferredItem(in: list, depth: depth + 1) ?? first
    }
}
