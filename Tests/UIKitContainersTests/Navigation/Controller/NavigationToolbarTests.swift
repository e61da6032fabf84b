import Testing
@testable import UIKitContainers
import UIKitTesting

@MainActor
struct NavigationToolbarTests {
    private let log = ControllerLog()
    private let a: LoggingController
    private let b: LoggingController
    private let navigation: UINavigationController
    private let screen: TestScreen
    private var toolbar: UIToolbar { navigation.toolbar }

    init() {
        a = LoggingController("A", log)
        b = LoggingController("B", log)
        a.toolbarItems = [UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace()]
        b.toolbarItems = [UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)]
        navigation = UINavigationController(rootViewController: a)
        screen = TestScreen(showing: navigation, scale: 1)
        screen.settle()
    }

    @Test("NV-35: the toolbar is hidden until it is shown; then it stands above the home indicator with the page's items")
    func showing() {
        #expect(navigation.isToolbarHidden)
        #expect(!screen.shows("Left"))
        #expect(a.view.safeAreaInsets.bottom == 34)
        navigation.setToolbarHidden(false, animated: true)
        screen.wait(0.1)
        let shown = toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(shown < 844)
        #expect(shown > 766)
        screen.wait(0.3)
        #expect(toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
        #expect(screen.shows("Left"))
        #expect(a.view.safeAreaInsets.bottom == 78)
        navigation.isToolbarHidden = true
        screen.settle()
        #expect(!screen.shows("Left"))
        #expect(a.view.safeAreaInsets.bottom == 34)
    }

    @Test("NV-35, VC-79: a push brings the items of the new page, and later changes are seen")
    func items() {
        navigation.isToolbarHidden = false
        navigation.pushViewController(b, animated: true)
        screen.wait(1)
        #expect(screen.shows("Other"))
        #expect(!screen.shows("Left"))
        b.setToolbarItems([UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)], animated: false)
        screen.settle()
        #expect(screen.shows("New"))
        #expect(!screen.shows("Other"))
        a.toolbarItems = []
        #expect(toolbar.items == b.toolbarItems)
    }

    @Test("A page that hides the bottom bar hides the toolbar")
    func hidesBottomBar() {
        navigation.isToolbarHidden = false
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: true)
        screen.wait(1)
        #expect(toolbar.isHidden)
        #expect(b.view.safeAreaInsets.bottom == 34)
        #expect(!navigation.isToolbarHidden)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(!toolbar.isHidden)
        #expect(toolbar.frame.minY == 766)
    }

    @Test("The toolbar can be of the app's class, and its delegate is the controller's affair")
    func ownClass() {
        final class OwnToolbar: UIToolbar {}
        #expect(UINavigationController(navigationBarClass: nil, toolbarClass: OwnToolbar.self).toolbar is OwnToolbar)
    }
}
