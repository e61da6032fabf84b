@testable import UIKitGraphics
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct StatusBarTests {
    /// A phone with a home button: nothing is at its top but the status bar.
    private let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    private let manager = UIStatusBarManager()

    @Test("A hidden status bar gives its strip to the content, once the controller says that its answer is different")
    func hiding() {
        let controller = BarController()
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.view.safeAreaInsets.top == 20)
        #expect(manager.statusBarFrame.height == 20)
        controller.isBarHidden = true
        screen.settle()
        #expect(!manager.isStatusBarHidden)
        #expect(controller.view.safeAreaInsets.top == 20)
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(manager.isStatusBarHidden)
        #expect(controller.view.safeAreaInsets.top == 0)
        #expect(controller.safeAreaChanges > 0)
    }

    @Test("Where Info.plist fixes the status bar, no controller is asked")
    func fixed() {
        let controller = BarController()
        screen.window.rootViewController = controller
        DisplayHost.current.statusBar.fixed = FixedStatusBar([
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleDarkContent", "UIStatusBarHidden": true,
        ])
        screen.settle()
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .darkContent)
        #expect(controller.view.safeAreaInsets.top == 0)
    }

    @Test("Where Info.plist fixes the status bar, the application may change it; where controllers are asked, it may not")
    func settingByTheApplication() {
        let controller = BarController()
        screen.window.rootViewController = controller
        screen.settle()
        UIApplication.shared.isStatusBarHidden = true
        UIApplication.shared.statusBarStyle = .lightContent
        #expect(!manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .default)
        DisplayHost.current.statusBar.fixed = FixedStatusBar(["UIViewControllerBasedStatusBarAppearance": false])
        UIApplication.shared.setStatusBarHidden(true, with: .fade)
        UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(manager.statusBarStyle == .lightContent)
        #expect(controller.view.safeAreaInsets.top == 0)
    }

    @Test("A child that is named decides, and so does a controller that covers the screen or wants to decide")
    func deciders() {
        let (root, child, sheet, cover) = (BarController(), BarController(), BarController(), BarController())
        child.style = .lightContent
        root.addChild(child)
        root.styleChild = child
        screen.window.rootViewController = root
        screen.settle()
        #expect(manager.statusBarStyle == .lightContent)
        #expect(!manager.isStatusBarHidden)
        sheet.isBarHidden = true
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        screen.settle()
        #expect(!manager.isStatusBarHidden)
        cover.isBarHidden = true
        cover.modalPresentationStyle = .fullScreen
        root.dismiss(animated: false)
        screen.settle()
        root.present(cover, animated: false)
        screen.settle()
        #expect(manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .default)
        root.dismiss(animated: false)
        screen.settle()
        #expect(!manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .lightContent)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        root.present(sheet, animated: false)
        screen.settle()
        #expect(manager.isStatusBarHidden)
    }

    @Test("Controllers that name each other in a ring do not stop the program")
    func ring() {
        let (first, second) = (BarController(), BarController())
        (first.styleChild, second.styleChild) = (second, first)
        screen.window.rootViewController = first
        screen.settle()
        #expect(manager.statusBarStyle == .default)
    }
}

private final class BarController: UIViewController {
    var isBarHidden = false
    var style = UIStatusBarStyle.default
    var safeAreaChanges = 0
    weak var styleChild: UIViewController?

    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarStyle: UIViewController? { styleChild }
    override func viewSafeAreaInsetsDidChange() { safeAreaChanges += 1 }
}
