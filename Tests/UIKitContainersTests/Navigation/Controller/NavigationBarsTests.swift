import Testing
@testable import UIKitContainers
import UIKitTesting

/// Bars and pages in the view of a navigation controller.
@MainActor
struct NavigationBarsTests {
    private let log = ControllerLog()
    private let a: LoggingController
    private let b: LoggingController
    private let navigation: UINavigationController
    private let screen: TestScreen
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        a = LoggingController("A", log)
        b = LoggingController("B", log)
        navigation = UINavigationController(rootViewController: a)
        screen = TestScreen(showing: navigation, scale: 1)
        screen.settle()
    }

    @Test("NV-40: the bar is 44 points high below the status bar, 32 on a phone in landscape, 44 on a tablet")
    func heights() {
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        for (size, frame) in [
            (CGSize(width: 844, height: 390), CGRect(x: 0, y: 0, width: 844, height: 32)),
            (CGSize(width: 810, height: 1080), CGRect(x: 0, y: 24, width: 810, height: 44)),
        ] {
            let other = UINavigationController(rootViewController: UIViewController())
            let screen = TestScreen(showing: other, size: size, scale: 1)
            screen.settle()
            #expect(other.navigationBar.frame == frame)
        }
    }

    @Test("NV-41: a page goes on under the bar, and its safe area ends there")
    func underBar() {
        #expect(a.view.frame == navigation.view.bounds)
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    }

    @Test("NV-42: a page begins below the bar if it wants that, or if the bar is opaque")
    func belowBar() {
        let below = CGRect(x: 0, y: 91, width: 390, height: 844 - 91)
        a.edgesForExtendedLayout = []
        screen.settle()
        #expect(a.view.frame == below)
        #expect(a.view.safeAreaInsets.top == 0)
        #expect(a.view.safeAreaInsets.bottom == 34)
        a.edgesForExtendedLayout = .all
        screen.settle()
        #expect(a.view.frame == navigation.view.bounds)
        bar.isTranslucent = false
        screen.settle()
        #expect(a.view.frame == below)
        a.extendedLayoutIncludesOpaqueBars = true
        screen.settle()
        #expect(a.view.frame == navigation.view.bounds)
        #expect(a.view.safeAreaInsets.top == 91)
    }

    @Test("NV-31: a bar is hidden and shown in 0.2 seconds over the upper edge, and the page is laid out for it")
    func hiding() {
        #expect(UINavigationController.hideShowBarDuration == 0.2)
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.isNavigationBarHidden)
        screen.wait(0.1)
        let shown = bar.layer.presentation()?.frame.minY ?? 0
        #expect(shown < 47)
        #expect(shown > -44)
        #expect(!bar.isHidden)
        screen.wait(0.2)
        #expect(bar.isHidden)
        #expect(a.view.safeAreaInsets.top == 47)
        navigation.isNavigationBarHidden = false
        screen.settle()
        #expect(!bar.isHidden)
        #expect(bar.frame.minY == 47)
        #expect(a.view.safeAreaInsets.top == 91)
    }

    @Test("NV-31: hidden as a page comes, the bar moves sideways with it")
    func hidingWithPush() {
        final class BarHider: LoggingController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        navigation.pushViewController(BarHider("C", log), animated: true)
        screen.wait(0.15)
        let frame = bar.layer.presentation()?.frame ?? .zero
        #expect(frame.minY == 47)
        #expect(frame.minX < 0)
        #expect(frame.minX > -390)
        screen.wait(1)
        #expect(bar.isHidden)
        navigation.setNavigationBarHidden(false, animated: false)
        screen.settle()
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(!bar.isHidden)
    }

    @Test("NV-29: a prompt makes the bar 30 points higher")
    func prompt() {
        a.navigationItem.prompt = "What is asked"
        screen.settle()
        #expect(bar.frame.height == 74)
        #expect(a.view.safeAreaInsets.top == 121)
        #expect(screen.shows("What is asked"))
    }

    @Test("Large titles make the bar 52 points higher, page by page")
    func largeTitles() {
        bar.prefersLargeTitles = true
        b.navigationItem.largeTitleDisplayMode = .never
        screen.settle()
        #expect(bar.frame.height == 96)
        #expect(a.view.safeAreaInsets.top == 143)
        navigation.pushViewController(b, animated: true)
        screen.wait(1)
        #expect(bar.frame.height == 44)
        #expect(b.view.safeAreaInsets.top == 91)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(bar.frame.height == 96)
    }

    @Test("While a page with a large title is left, its title in the middle stays hidden")
    func leavingLargeTitle() throws {
        bar.prefersLargeTitles = true
        b.navigationItem.largeTitleDisplayMode = .never
        screen.settle()
        let holder = try #require(bar.itemView?.titleHolder)
        #expect(holder.alpha == 0)
        navigation.pushViewController(b, animated: true)
        screen.wait(0.1)
        #expect(holder.layer.presentation()?.opacity == 0)
    }

    @Test("NV-23, NV-27: the back button shows the page below, and pops animated; its own action is not called")
    func backButton() throws {
        let item = UIBarButtonItem(title: "Home", style: .plain, target: log, action: #selector(ControllerLog.unexpected))
        a.navigationItem.backBarButtonItem = item
        navigation.pushViewController(b, animated: false)
        screen.settle()
        log.calls = []
        try screen.tap("Home")
        screen.wait(1)
        #expect(navigation.viewControllers == [a])
        #expect(!log.calls.contains("unexpected"))
        #expect(log.calls.contains("A.didAppear animated"))
    }

    @Test("A controller that implements the bar's delegate may refuse the pop")
    func refusingPop() throws {
        let navigation = RefusingController(rootViewController: a)
        screen.window.rootViewController = navigation
        navigation.pushViewController(b, animated: false)
        screen.settle()
        try screen.tap("A")
        screen.wait(1)
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("Changes of a page's item are seen at once")
    func liveChanges() {
        a.title = "Renamed"
        screen.settle()
        #expect(screen.shows("Renamed"))
        #expect(!screen.shows("A"))
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        screen.settle()
        #expect(screen.shows("Go"))
        a.navigationItem.setRightBarButton(nil, animated: true)
        screen.wait(1)
        #expect(!screen.shows("Go"))
    }

    @Test("A tap shows and hides the bar where that is asked for")
    func hidesOnTap() throws {
        navigation.hidesBarsOnTap = true
        try screen.tap(at: CGPoint(x: 200, y: 400))
        screen.wait(1)
        #expect(navigation.isNavigationBarHidden)
        try screen.tap(at: CGPoint(x: 200, y: 400))
        screen.wait(1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("Dragging upwards hides the bar, and downwards shows it, where that is asked for")
    func hidesOnSwipe() throws {
        navigation.hidesBarsOnSwipe = true
        try screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
        screen.wait(1)
        #expect(navigation.isNavigationBarHidden)
        try screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        screen.wait(1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("The bar can be of the app's class")
    func ownBarClass() {
        final class OwnBar: UINavigationBar {}
        #expect(UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil).navigationBar is OwnBar)
    }
}

extension ControllerLog {
    @objc fileprivate func unexpected() { calls.append("unexpected") }
}

private final class RefusingController: UINavigationController, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
}
