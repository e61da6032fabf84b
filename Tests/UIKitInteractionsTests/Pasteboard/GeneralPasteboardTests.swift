@_spi(ForasteroInternal) @testable import UIKitDrive
import Display
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// The general pasteboard and the desktop's clipboard, which is changed here as another application would.
@MainActor
struct GeneralPasteboardTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let pasteboard = UIPasteboard.general

    /// The clipboard of the screen, which becomes that of the process.
    private var clipboard: any DisplayClipboard {
        _ = screen.window
        return DisplayHost.current.display.clipboard
    }

    @Test("What is set goes to the desktop: texts, and addresses as texts, a line for each item")
    func goingOut() {
        let clipboard = clipboard
        pasteboard.string = "text"
        #expect(clipboard.text == "text")
        pasteboard.url = URL(string: "https://example.org")
        #expect(clipboard.text == "https://example.org")
        #expect(pasteboard.url?.host == "example.org")
        pasteboard.strings = ["a", "b"]
        #expect(clipboard.text == "a\nb")
        #expect(pasteboard.strings == ["a", "b"])
        pasteboard.color = .red
        #expect(clipboard.text == nil)
        #expect(pasteboard.color == .red)
    }

    @Test("What another application copies replaces all items, and counts as a change")
    func comingIn() {
        let clipboard = clipboard
        pasteboard.colors = [.red, .blue]
        let count = pasteboard.changeCount
        clipboard.text = "from elsewhere"
        #expect(pasteboard.changeCount == count + 1)
        #expect(pasteboard.string == "from elsewhere")
        #expect(pasteboard.colors == nil)
        #expect(pasteboard.numberOfItems == 1)
        clipboard.text = nil
        #expect(pasteboard.items.isEmpty)
    }

    @Test("Local items stay within the process")
    func local() {
        let clipboard = clipboard
        clipboard.text = "theirs"
        pasteboard.setItems([["public.utf8-plain-text": "ours"]], options: [.localOnly: true])
        #expect(clipboard.text == "theirs")
        #expect(pasteboard.string == "ours")
        clipboard.text = "theirs again"
        #expect(pasteboard.string == "theirs again")
    }

    @Test("A change by another application is announced when this one becomes active")
    func announcement() {
        final class Observer: NSObject {
            var count = 0
            @objc func note(_ notification: Notification) { count += 1 }
        }
        let clipboard = clipboard
        let observer = Observer()
        pasteboard.string = "ours"
        NotificationCenter.default.addObserver(
            observer, selector: #selector(Observer.note(_:)), name: UIPasteboard.changedNotification, object: pasteboard)
        clipboard.text = "theirs"
        ScreenDriver().inject(.focusChanged(true))
        #expect(observer.count == 1)
        ScreenDriver().inject(.focusChanged(true))
        NotificationCenter.default.removeObserver(observer)
        #expect(observer.count == 1)
    }

    @Test("It always exists and cannot be removed")
    func permanence() {
        _ = clipboard
        #expect(UIPasteboard.general === UIPasteboard.general)
        pasteboard.string = "kept"
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard(name: .general, create: false)?.string == "kept")
        #expect(pasteboard.isPersistent)
        #expect(pasteboard.name == .general)
    }
}
