import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A tab of a tab bar controller, and how its controller is made.
// apple: https://developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor @objcMembers open class UITab: UIObject {
    /// The name of the tab among those of its controller.
    public let identifier: String
    /// The title below the picture.
    open var title: String { didSet { itemDidChange() } }
    /// The picture.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// A second line, for which a sidebar has room and a bar has none. Default: nil.
    open var subtitle: String? { didSet { itemDidChange() } }
    /// The text of the badge. Default: nil, which shows none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// Whatever the app wants to know of the tab. Default: nil.
    open var userInfo: Any?
    /// True if the user can select the tab. Default: true.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// True if the tab is left out of the bar. Default: false.
    open var isHidden = false { didSet { if isHidden != oldValue { manager?.tabsDidChange() } } }
    /// True if ``isHidden`` is true from the start. Default: false.
    open var isHiddenByDefault = false { didSet { if isHiddenByDefault != oldValue { isHidden = isHiddenByDefault } } }
    /// True if the user may hide the tab. Stored; the sidebar offers no way to do that. Default: false.
    // status: stored-only
    open var allowsHiding = false
    /// Where the tab would like to be. All tabs that are not hidden are on the bar, but those for the sidebar only. Default: automatic.
    open var preferredPlacement: UITab.Placement = .automatic { didSet { if preferredPlacement != oldValue { manager?.tabsDidChange() } } }
    /// The group that the tab is in; nil for none.
    open internal(set) weak var parent: UITabGroup?

    /// The tab bar controller that shows the tab or the group that it is in; nil for none.
    open var tabBarController: UITabBarController? { manager }
    /// The group with a navigation controller that shows the tab; nil for none.
    open var managingTabGroup: UITabGroup? { parent?.managingNavigationController != nil ? parent : parent?.managingTabGroup }
    /// True if the tab is on the bar, or in a group that is.
    open var hasVisiblePlacement: Bool { parent?.hasVisiblePlacement ?? (manager != nil && isOnBar) }

    /// The tab's controller. It is made when it is first asked for, as the tab is selected for instance.
    open var viewController: UIViewController? {
        if madeController == nil { madeController = provider?(self) }
        madeController?.tabObject = self
        return madeController
    }

    @nonobjc let item = TabItem()
    @nonobjc weak var ownManager: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var madeController: UIViewController?

    /// - Parameter viewControllerProvider: makes the controller, once. A tab without one has to be a group.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        itemDidChange()
    }

    // MARK: Internal

    @nonobjc var manager: UITabBarController? { ownManager ?? parent?.manager }

    /// True if the bar of the tab bar controller has room for such a tab.
    @nonobjc var isOnBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

    /// The controller that is shown for the tab.
    @nonobjc var shownController: UIViewController? { viewController }

    /// The tab and, of a group, what is in it.
    @nonobjc var withDescendants: [UITab] { [self] }

    /// The innermost tab that is selected when this one is.
    @nonobjc var selectedDescendant: UITab { self }

    private func itemDidChange() {
        item.take(title: title)
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        item.accessibilityIdentifier = identifier
        manager?.itemDidChange(of: self)
    }
}

extension UITab {
    /// Where a tab would like to be.
    // apple: https://developer.apple.com/documentation/uikit/uitab/placement
    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default` = 1
        case optional = 2
        case movable = 3
        case pinned = 4
        case fixed = 5
        case sidebarOnly = 6
    }
}
