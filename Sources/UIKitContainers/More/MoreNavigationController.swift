import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the controllers for which a tab bar has no room: a list of them, and above it the one that was chosen.
///
/// A stack is shown by its pages: the navigation controller that holds them lends them, and gets them back when something else is
/// shown or when it moves to the bar. If the user goes back to the list it gets the lowest one back, as the others have been popped.
final class MoreNavigationController: UINavigationController {
    let list: MoreListController
    private weak var tabs: UITabBarController?
    private var member: UIViewController?
    /// The controllers that go back to the member, where that is more than its lowest one.
    private var returningPages: [UIViewController]?

    init(tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(tabs: tabs)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        viewControllers = [list]
    }

    required init?(coder: NSCoder) { nil }

    /// The list is always at the bottom.
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers([list] + viewControllers.filter { $0 !== list }, animated: animated)
    }

    /// The controller that is shown above the list; nil while the list is.
    var shownMember: UIViewController? { stack.count > 1 ? member : nil }

    /// Shows a controller above the list, instead of any other. A stack without pages is not shown.
    func show(_ controller: UIViewController, animated: Bool) {
        guard shownMember !== controller else { return }
        showListAtOnce()
        let pages = (controller as? UINavigationController)?.lendPages() ?? [controller]
        guard !pages.isEmpty else { return }
        member = controller
        setViewControllers(pages, animated: animated)
        if !animated { settleAtOnce() }
    }

    /// Shows the list, without any animation. A stack that was shown has all its pages back when this returns.
    func showListAtOnce() {
        settleAtOnce()
        guard stack.count > 1 else { return }
        returningPages = Array(stack.dropFirst())
        setViewControllers([], animated: false)
        settleAtOnce()
    }

    override func stackDidSettle() {
        super.stackDidSettle()
        guard stack.count == 1, let member else { return }
        self.member = nil
        if let lender = member as? UINavigationController { lender.takePagesBack(returningPages) }
        returningPages = nil
        tabs?.memberDidLeaveMore(member)
    }
}
