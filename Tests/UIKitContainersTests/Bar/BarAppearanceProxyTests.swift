import Testing
@_spi(ForasteroInternal) @testable import UIKitContainers
@testable import UIKitCore
import UIKitTesting

@MainActor
@Suite(.serialized)
struct BarAppearanceProxyTests {
    @Test("Navigation bars take over their look, and their buttons theirs")
    func navigationBar() throws {
        OwnNavigationBar.appearance().barTintColor = .red
        OwnNavigationBar.appearance().isTranslucent = false
        OwnNavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        OwnNavigationBar.appearance().tintColor = .yellow
        OwnButtonItem.appearance(whenContainedInInstancesOf: [OwnNavigationBar.self])
            .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let navigation = UINavigationController(navigationBarClass: OwnNavigationBar.self, toolbarClass: nil)
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = OwnButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        navigation.viewControllers = [page]
        let screen = TestScreen(showing: navigation, scale: 1)
        let bar = navigation.navigationBar
        #expect(bar.barTintColor == .red)
        #expect(!bar.isTranslucent)
        #expect(bar.tintColor == .yellow)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(page.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
        #expect(screen.color(at: CGPoint(x: 10, y: 60)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UINavigationController(rootViewController: UIViewController()).navigationBar.barTintColor == nil)
        AppearanceRules.shared.removeAll()
    }

    @Test("Appearance objects are copied, so that bars can change theirs")
    func appearanceObjects() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        OwnNavigationBar.appearance().standardAppearance = look
        let navigation = UINavigationController(navigationBarClass: OwnNavigationBar.self, toolbarClass: nil)
        navigation.viewControllers = [UIViewController()]
        let screen = TestScreen(showing: navigation, scale: 1)
        _ = screen
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == .red)
        #expect(navigation.navigationBar.standardAppearance !== look)
        AppearanceRules.shared.removeAll()
    }

    @Test("Tab bars take over theirs, and so do their items")
    func tabBar() {
        UITabBar.appearance(whenContainedInInstancesOf: [OwnTabController.self]).unselectedItemTintColor = .purple
        OwnTabItem.appearance().badgeColor = .blue
        let tabs = OwnTabController()
        let page = UIViewController()
        page.tabBarItem = OwnTabItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [page]
        let screen = TestScreen(showing: tabs, scale: 1)
        _ = screen
        #expect(tabs.tabBar.unselectedItemTintColor == .purple)
        #expect(page.tabBarItem.badgeColor == .blue)
        #expect(UITabBarController().tabBar.unselectedItemTintColor == nil)
        AppearanceRules.shared.removeAll()
    }
}

private final class OwnNavigationBar: UINavigationBar {}
private final class OwnButtonItem: UIBarButtonItem {}
private final class OwnTabController: UITabBarController {}
private final class OwnTabItem: UITabBarItem {}
