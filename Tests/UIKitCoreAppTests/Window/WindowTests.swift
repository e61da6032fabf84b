import TestLogs
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct WindowTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)

    @Test("RE-25: a new window is hidden, of level 0 and not key")
    func newWindow() {
        _ = screen.window
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(window.isHidden)
        #expect(window.windowLevel == .normal)
        #expect(!window.isKeyWindow)
        window.makeKeyAndVisible()
        #expect(!window.isHidden)
        #expect(window.isKeyWindow)
        #expect(!screen.window.isKeyWindow)
    }

    @Test("RE-26: the old key window resigns before the new one becomes key")
    func keyOrder() {
        _ = screen.window
        let log = TouchLog()
        let (first, second) = (KeyWindow("first", log), KeyWindow("second", log))
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        #expect(log.calls == ["first becomes", "first resigns", "second becomes"])
        second.isHidden = true
        #expect(log.calls.last == "first becomes")
    }

    @Test("RE-26, DF-18: each is followed by its notification")
    func keyNotifications() {
        let main = screen.window
        let (window, observer) = (UIWindow(), NotificationCounter())
        for name in [UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification, UIWindow.didResignKeyNotification] {
            NotificationCenter.default.addObserver(observer, selector: #selector(NotificationCounter.count(_:)), name: name, object: window)
        }
        window.makeKeyAndVisible()
        #expect(observer.names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
        main.makeKey()
        #expect(observer.names.last == "UIWindowDidResignKeyNotification")
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("A controller whose view is loaded as its window is shown finds the key window")
    func keyWhileLoading() {
        final class Page: UIViewController {
            var keyWindow: UIWindow?
            override func viewDidLoad() { keyWindow = UIApplication.shared.keyWindow }
        }
        _ = screen.window
        let (window, page) = (UIWindow(), Page())
        window.rootViewController = page
        window.makeKeyAndVisible()
        #expect(page.keyWindow === window)
    }

    @Test("RE-28: windows are ordered by level, then by when they came to the front")
    func levels() {
        let main = screen.window
        let (low, high) = (UIWindow(), UIWindow())
        high.windowLevel = .alert
        high.isHidden = false
        low.isHidden = false
        #expect(low.screenHost.windows.visibleWindows == [main, low, high])
        main.makeKeyAndVisible()
        #expect(low.screenHost.windows.visibleWindows == [low, main, high])
        low.windowLevel = .statusBar
        #expect(low.screenHost.windows.visibleWindows == [main, low, high])
    }

    @Test("Levels can be counted with")
    func levelNumbers() {
        var level = UIWindow.Level.alert + 1
        #expect(level.rawValue == 2001)
        #expect(level > .alert)
        #expect(level - 2 < .alert)
        level -= 1
        #expect(level == .alert)
    }

    @Test("Nobody but the app keeps a window alive")
    func lifetime() {
        weak var gone: UIWindow?
        let kept = UIView()
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(kept)
            window.isHidden = false
            gone = window
        }
        #expect(gone == nil)
        #expect(kept.window == nil)
        #expect(kept.superview == nil)
    }

    @Test("The safe area of a phone without a home button, and how it reaches into views")
    func safeArea() {
        let (view, inner) = (UIView(frame: screen.window.bounds), UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100)))
        screen.window.addSubview(view)
        view.addSubview(inner)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    }

    @Test(
        "What a screen's size stands for",
        arguments: [
            (
                CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact,
                UIUserInterfaceSizeClass.regular
            ),
            (CGSize(width: 844, height: 390), .phone, .compact, .compact),
            (CGSize(width: 926, height: 428), .phone, .regular, .compact),
            (CGSize(width: 768, height: 1024), .pad, .regular, .regular),
        ])
    func shapes(
        size: CGSize, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let shape = DeviceShape(screenSize: size)
        #expect(shape.idiom == idiom)
        #expect(shape.horizontalSizeClass == horizontal)
        #expect(shape.verticalSizeClass == vertical)
    }
}

private final class KeyWindow: UIWindow {
    private let log: TouchLog
    private let name: String

    init(_ name: String, _ log: TouchLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func becomeKey() {
        super.becomeKey()
        log.calls.append("\(name) becomes")
    }

    override func resignKey() {
        super.resignKey()
        log.calls.append("\(name) resigns")
    }
}

private final class NotificationCounter: NSObject {
    var names: [String] = []

    @objc func count(_ notification: Notification) { names.append(notification.name.rawValue) }
}
