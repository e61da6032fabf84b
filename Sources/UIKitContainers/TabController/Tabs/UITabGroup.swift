import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A tab that holds further tabs, of which it shows one. On a bar it is one tab.
// apple: https://developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor @objcMembers open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] { didSet { childrenDidChange(from: oldValue) } }

    /// The tab of the group that is shown; nil shows the group's own controller. Setting one selects nothing in the bar. Setting what is no
    /// child changes nothing. Default: the child of ``defaultChildIdentifier``, or else nil.
    open var selectedChild: UITab? {
        get { chosenChild ?? defaultChild }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            chosenChild = newValue
            manager?.shownControllerDidChange(of: self)
        }
    }

    /// The child that is selected while the user has not selected another. Default: nil.
    open var defaultChildIdentifier: String?

    /// The order of the children; those that it does not name follow. Default: empty.
    open var displayOrderIdentifiers: [String] = []

    /// The children in their order.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// True if the user may move the children. Stored; the sidebar offers no way to do that. Default: false.
    // status: stored-only
    open var allowsReordering = false

    /// A navigation controller in which the children are shown, above the group's own controller. Default: nil.
    open var managingNavigationController: UINavigationController? { didSet { manager?.shownControllerDidChange(of: self) } }

    private var chosenChild: UITab?

    /// - Parameters:
    ///   - children: may be changed later.
    ///   - viewControllerProvider: makes the controller that is shown while no child is selected.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The tab of a name in the group, however deep; nil if there is none.
    @objc(tabForIdentifier:)
    open func tab(forIdentifier identifier: String) -> UITab? { withDescendants.dropFirst().first { $0.identifier == identifier } }

    // MARK: Internal

    private var defaultChild: UITab? { defaultChildIdentifier.flatMap { name in children.first { $0.identifier == name } } }

    private func childrenDidChange(from former: [UITab]) {
        for child in former where child.parent === self { child.parent = nil }
        for child in children { child.parent = self }
        if let chosenChild, !children.contains(where: { $0 === chosenChild }) { self.chosenChild = nil }
        manager?.shownControllerDidChange(of: self)
    }

    @nonobjc override var withDescendants: [UITab] { [self] + children.flatMap(\.withDescendants) }

    @nonobjc override var selectedDescendant: UITab { selectedChild?.selectedDescendant ?? self }

    @nonobjc override var shownController: UIViewController? {
        guard let stack = managingNavigationController else {
            // A group without a controller of its own has nothing else to show.
            return (selectedChild ?? (viewController == nil ? displayOrder.first : nil))?.shownController ?? viewController
        }
        let pages = [viewController, selectedChild?.shownController].compactMap { $0 }
        if stack.viewControllers.first !== pages.first || !pages.allSatisfy({ page in stack.viewControllers.contains { $0 === page } }) {
            stack.setViewControllers(pages, animated: false)
        }
        return stack
    }
}
