@_spi(ForasteroInternal) @testable import UIKitDrive
import Display
import TestLogs
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// What happens to a window of the desktop, as the application is notified of it.
@MainActor
struct DisplayEventTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)

    private func inject(_ events: DisplayEvent...) {
        let driver = ScreenDriver()
        for event in events { driver.inject(event) }
        driver.settle()
    }

    private func key(_ phase: KeyEvent.Phase, _ usage: Int, repeats: Bool = false, _ modifiers: KeyModifiers = []) -> DisplayEvent {
        .key(KeyEvent(phase: phase, usage: usage, charactersIgnoringModifiers: "", modifiers: modifiers, isRepeat: repeats, timestamp: 0))
    }

    // MARK: The system

    @Test("The size of text goes up and down its twelve steps; views are notified of it, and whoever observes")
    func textSize() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        screen.window.addSubview(label)
        screen.settle()
        let listener = NotificationLog([UIContentSizeCategory.didChangeNotification])
        inject(.textSizeChanged(by: 2))
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(label.font.pointSize == 21)
        inject(.textSizeChanged(by: .max), .textSizeChanged(by: 1))
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
        inject(.textSizeChanged(by: .min), .textSizeChanged(by: -1))
        #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
        #expect(listener.names.count == 3, "a step that leads nowhere is not told of")
        listener.stop()
    }

    @Test("A display may say that memory is short")
    func memoryWarning() {
        _ = screen.window
        let listener = NotificationLog([UIApplication.didReceiveMemoryWarningNotification])
        inject(.memoryWarning)
        #expect(listener.names.count == 1)
        listener.stop()
    }

    @Test("Light and dark follow the desktop, unless Info.plist fixes one of them")
    func appearance() {
        let window = screen.window
        inject(.appearanceChanged(.dark))
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        DisplayHost.current.fixedStyle = .light
        inject(.appearanceChanged(.dark))
        #expect(window.traitCollection.userInterfaceStyle == .light)
    }

    // MARK: Life

    private class Delegate: UIResponder, UIApplicationDelegate {
        var calls: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
    }

    /// The calls of the delegate, beginning with an active application.
    private func calls(_ body: (ApplicationLifecycle) -> Void) -> [String] {
        let application = UIApplication.shared
        let former = application.delegate
        let delegate = Delegate()
        application.delegate = delegate
        _ = screen.window
        let lifecycle = ApplicationLifecycle(application: application)
        lifecycle.becomeActive()
        delegate.calls = []
        body(lifecycle)
        application.delegate = former
        return delegate.calls
    }

    @Test("An application whose window loses the keyboard is inactive until it gets it back")
    func focus() {
        let calls = calls { lifecycle in
            lifecycle.screenFocusDidChange(to: false)
            #expect(lifecycle.state == .inactive)
            lifecycle.screenFocusDidChange(to: false)
            lifecycle.screenFocusDidChange(to: true)
            #expect(lifecycle.state == .active)
        }
        #expect(calls == ["inactive", "active"])
    }

    @Test("A minimised window is in the background, whatever the keyboard does")
    func minimised() {
        let calls = calls { lifecycle in
            lifecycle.screenFocusDidChange(to: false)
            lifecycle.screenVisibilityDidChange(to: false)
            lifecycle.screenFocusDidChange(to: true)
            #expect(lifecycle.state == .background)
            lifecycle.screenVisibilityDidChange(to: true)
        }
        #expect(calls == ["inactive", "background", "foreground", "active"])
    }

    @Test("A window that is closed ends the process in good order, by way of the background, where applications save")
    func closing() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            final class Saver: Delegate {
                override func applicationWillTerminate(_ application: UIApplication) {
                    exit(calls == ["active", "inactive", "background"] ? 7 : 1)
                }
            }
            let screen = TestScreen(size: CGSize(width: 100, height: 100))
            _ = screen.window
            let saver = Saver()
            UIApplication.shared.delegate = saver
            UIApplication.shared.lifecycle.becomeActive()
            ScreenDriver().inject(.closeRequested)
        }
    }

    // MARK: Keys

    @Test("Keys that are held when the keyboard goes to another application are cancelled, once")
    func heldKeys() {
        final class Listener: UIView {
            var calls: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("cancelled") }
        }
        let listener = Listener()
        screen.window.addSubview(listener)
        listener.becomeFirstResponder()
        inject(key(.down, 4), key(.down, 4, repeats: true), .focusChanged(false), key(.up, 4))
        #expect(listener.calls == ["began", "cancelled"])
    }
}
