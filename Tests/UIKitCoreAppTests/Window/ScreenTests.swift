import TestLogs
import Testing
import UIKitTesting

@_spi(ForasteroInternal) import Display
@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct ScreenTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)

    /// The display has another size from now on.
    private func resize(to size: CGSize, scale: CGFloat = 2) throws {
        let display = try #require(screen.window.screenHost.display as? HeadlessScreen)
        display.inject(.resized(ScreenGeometry(size: size, scale: scale)))
        screen.settle()
    }

    @Test("Points, pixels and frames")
    func measures() {
        _ = screen.window
        let main = UIScreen.main
        #expect(main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(main.scale == 2)
        #expect(main.nativeBounds == CGRect(x: 0, y: 0, width: 780, height: 1688))
        #expect(UIScreen.screens == [main])
        #expect(main.mirrored == nil)
        #expect(!main.isCaptured)
    }

    @Test("Brightness is kept between 0 and 1, and told of")
    func brightness() {
        _ = screen.window
        let listener = NotificationLog([UIScreen.brightnessDidChangeNotification])
        let main = UIScreen.main
        main.brightness = 0.7
        main.brightness = 0.7
        main.brightness = 9
        #expect(main.brightness == 1)
        #expect(listener.names == Array(repeating: "UIScreenBrightnessDidChangeNotification", count: 2))
        listener.stop()
    }

    @Test("DF-19: a display that is turned resizes windows, changes traits, and notifies before and after")
    func turning() throws {
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
            UIDevice.orientationDidChangeNotification,
        ]
        _ = screen.window
        let listener = NotificationLog(names)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        try resize(to: CGSize(width: 844, height: 390))
        #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(screen.window.traitCollection.verticalSizeClass == .compact)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 780, height: 1688))
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        #expect(
            listener.names == [
                "UIApplicationWillChangeStatusBarOrientationNotification", "UIDeviceOrientationDidChangeNotification",
                "UIApplicationDidChangeStatusBarOrientationNotification",
            ])
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        try resize(to: CGSize(width: 390, height: 844))
        #expect(listener.names.count == 5)
        listener.stop()
    }

    @Test("What fills the window follows the screen's size")
    func content() throws {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        try resize(to: CGSize(width: 300, height: 150))
        #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 150))
        #expect(controller.view.frame.size == CGSize(width: 300, height: 150))
    }

    @Test("On a monitor of another density the same points have more pixels, and what is drawn is drawn anew")
    func density() throws {
        _ = screen.window
        let view = ScaleLog(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        screen.settle()
        try resize(to: CGSize(width: 390, height: 844), scale: 3)
        #expect(UIScreen.main.scale == 3)
        #expect(view.traitCollection.displayScale == 3)
        #expect(view.scales == [2, 3])
        #expect(screen.snapshot()?.cgImage?.width == 1170)
    }

    @Test("A window that does not fill the screen keeps its size")
    func smallWindow() throws {
        let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        window.isHidden = false
        _ = screen.window
        try resize(to: CGSize(width: 500, height: 500))
        #expect(window.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
        #expect(screen.window.frame.width == 500)
    }

    @Test("The status bar's strip, and where it is hidden")
    func statusBar() {
        screen.window.makeKeyAndVisible()
        let manager = UIStatusBarManager()
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(!manager.isStatusBarHidden)
        screen.window.rootViewController = BarelessController()
        #expect(manager.statusBarFrame.height == 0)
        #expect(manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .lightContent)
    }
}

private final class BarelessController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Notes how many pixels a point has when it draws.
private final class ScaleLog: UIView {
    var scales: [CGFloat] = []
    override func draw(_ rect: CGRect) { scales.append(UIGraphicsGetCurrentContext()?.ctm.a ?? 0) }
}
