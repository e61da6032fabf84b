import Foundation
import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Writes down what assistive technologies ask for.
private final class Answering: UIButton {
    var calls: [String] = []
    var activates = true
    var escapes = false
    override func accessibilityActivate() -> Bool { note("activate", activates) }
    override func accessibilityPerformEscape() -> Bool { note("escape", escapes) }
    override func accessibilityPerformMagicTap() -> Bool { note("magic", escapes) }
    override func accessibilityElementDidBecomeFocused() { calls.append("came") }
    override func accessibilityElementDidLoseFocus() { calls.append("left") }

    private func note(_ call: String, _ answer: Bool) -> Bool {
        calls.append(call)
        return answer
    }
}

private final class Outer: UIView {
    var calls: [String] = []
    override func accessibilityPerformEscape() -> Bool {
        calls.append("escape")
        return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        calls.append("scroll \(direction.rawValue)")
        return true
    }
}

private final class Listener: AccessibilityListener {
    var texts: [String] = []
    var moves: [String?] = []
    var changes = 0
    var frames = 0
    func focusDidMove(to target: (any AccessibilityTarget)?) { moves.append(target?.accessibilityLabel) }
    func announce(_ text: String, waits: Bool) { texts.append(waits ? "later: " + text : text) }
    func elementsDidChange() { changes += 1 }
    func frameWasMade() { frames += 1 }
}

private final class Pages: NSObject, UIScrollViewAccessibilityDelegate {
    var status: String?
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { status }
}

@MainActor
@Suite(.serialized)
struct AccessibilityUseTests {
    private let screen = TestScreen()
    private let listener = Listener()
    private let outer = Outer(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let button = Answering(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    private var focus: AccessibilityFocus { .shared }

    init() {
        button.setTitle("Save", for: .normal)
        outer.addSubview(button)
        screen.window.addSubview(outer)
        focus.listener = listener
    }

    private func withReader(_ use: () throws -> Void) rethrows {
        UIAccessibility.setScreenReaderRunning(true)
        defer { UIAccessibility.setScreenReaderRunning(false) }
        try use()
    }

    @Test("AX-30: the element is asked first, and touched if it does nothing")
    func activation() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(AccessibilityActions.activate(button, in: .current))
        #expect(taps == 0)
        button.activates = false
        #expect(AccessibilityActions.activate(button, in: .current))
        #expect(taps == 1)
        #expect(button.calls == ["activate", "activate"])
        button.accessibilityActivationPoint = CGPoint(x: -50, y: -50)
        #expect(!AccessibilityActions.activate(button, in: .current))
        #expect(taps == 1)
    }

    @Test("AX-32: a custom action calls its handler, or else sends its message")
    func customActions() {
        let handled = UIAccessibilityCustomAction(name: "Delete") { _ in true }
        let refused = UIAccessibilityCustomAction(name: "Delete") { _ in false }
        #expect(AccessibilityActions.perform(handled))
        #expect(!AccessibilityActions.perform(refused))
        let sent = UIAccessibilityCustomAction(name: "Lay out", target: button, selector: #selector(UIView.setNeedsLayout))
        #expect(AccessibilityActions.perform(sent))
        sent.target = nil
        #expect(!AccessibilityActions.perform(sent))
    }

    @Test("AX-33: escape goes from the element outwards to the first that knows how")
    func escape() {
        #expect(AccessibilityActions.escape(from: button, in: .current))
        #expect(button.calls == ["escape"])
        #expect(outer.calls == ["escape"])
        button.escapes = true
        #expect(AccessibilityActions.escape(from: button, in: .current))
        #expect(outer.calls == ["escape"])
        #expect(AccessibilityActions.magicTap(from: button, in: .current))
        #expect(button.calls.last == "magic")
        #expect(AccessibilityActions.magicTap(from: nil, in: .current))
        #expect(button.calls.count == 4)
    }

    @Test("AX-34: scrolling goes outwards likewise; a scroll view goes by pages and says where it is")
    func scrolling() throws {
        #expect(AccessibilityActions.scroll(.down, from: button, in: .current))
        #expect(outer.calls == ["scroll 4"])
        let list = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
        list.contentSize = CGSize(width: 300, height: 500)
        screen.window.addSubview(list)
        withReader {
            #expect(list.accessibilityScroll(.next))
            #expect(list.contentOffset.y == 200)
            #expect(list.accessibilityScroll(.down))
            #expect(list.contentOffset.y == 300)
            #expect(!list.accessibilityScroll(.down))
            #expect(!list.accessibilityScroll(.left))
            #expect(list.accessibilityScroll(.up))
            #expect(list.contentOffset.y == 100)
        }
        #expect(listener.texts == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
    }

    @Test("AX-28: the delegate says in its own words where a scroll view is")
    func scrollStatus() {
        let (list, pages) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Pages())
        list.contentSize = CGSize(width: 300, height: 100)
        list.delegate = pages
        withReader {
            _ = list.accessibilityScroll(.next)
            pages.status = "Chapter 3"
            _ = list.accessibilityScroll(.next)
        }
        #expect(listener.texts == ["Page 2 of 3", "Chapter 3"])
    }

    @Test("AX-35: a changed screen goes to the element that is named, to the first without one, and speaks a text")
    func screenChange() {
        let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 20))
        label.text = "Title"
        screen.window.addSubview(label)
        UIAccessibility.post(notification: .screenChanged, argument: button)
        #expect(listener.changes == 0)
        #expect(focus.current == nil)
        withReader {
            UIAccessibility.post(notification: .layoutChanged, argument: button)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            UIAccessibility.post(notification: .layoutChanged, argument: "Loaded")
        }
        #expect(listener.moves == ["Save", "Title"])
        #expect(listener.texts == ["Loaded"])
        #expect(listener.changes == 4)
    }

    @Test("AX-36: an announcement is spoken, and its end told")
    func announcement() {
        nonisolated(unsafe) var told: [AnyHashable: Any]?
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { told = $0.userInfo }
        withReader { UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Done")) }
        NotificationCenter.default.removeObserver(token)
        #expect(listener.texts == ["Done"])
        #expect(told?[UIAccessibility.announcementStringValueUserInfoKey] as? String == "Done")
        #expect(told?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == true)
    }

    @Test("AX-37: the element that is left is notified of it, then the one that is reached, then everybody")
    func focusing() {
        nonisolated(unsafe) var told: [AnyHashable: Any]?
        let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 20))
        label.text = "Title"
        outer.addSubview(label)
        withReader {
            focus.move(to: button)
            #expect(button.accessibilityElementIsFocused())
            #expect(button.calls == ["came"])
            #expect(UIAccessibility.focusedElement(using: nil) as? UIView === button)
            #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
            ) { told = $0.userInfo }
            focus.move(to: label)
            NotificationCenter.default.removeObserver(token)
        }
        #expect(button.calls == ["came", "left"])
        #expect(told?[UIAccessibility.focusedElementUserInfoKey] as? UIView === label)
        #expect(told?[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === button)
        #expect(focus.current == nil)
    }

    @Test("AX-63: while a reader runs, keys walk through the elements and use them")
    func keys() throws {
        let slider = UISlider(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        outer.addSubview(slider)
        try screen.press(key: "tab")
        #expect(focus.current == nil)
        try withReader {
            for key in ["tab", "right", "up", "down", "down"] { try screen.press(key: key) }
            #expect(listener.moves == ["Save", "Volume"])
            #expect(abs(slider.value - 0.4) < 0.001)
            try screen.press(key: "left")
            try screen.press(key: "return")
            try screen.press(key: "escape")
            try screen.press(key: "shift+tab")
        }
        #expect(listener.moves == ["Save", "Volume", "Save", "Volume"])
        #expect(button.calls.filter { $0 != "came" && $0 != "left" } == ["activate", "escape"])
    }

    @Test("AX-63: a frame shows where the user is, and goes with the reader")
    func ring() {
        let before = button.layer.sublayers?.count ?? 0
        withReader {
            focus.move(to: button)
            #expect(button.layer.sublayers?.count == before + 1)
        }
        #expect(button.layer.sublayers?.count ?? 0 == before)
    }

    @Test("AX-63: at the end of what a list shows it scrolls on")
    func walkingThroughList() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        list.contentSize = CGSize(width: 300, height: 400)
        for place in 0..<4 {
            let label = UILabel(frame: CGRect(x: 0, y: place * 100, width: 100, height: 90))
            label.text = "\(place)"
            list.addSubview(label)
        }
        screen.window.addSubview(list)
        withReader {
            for _ in 0..<5 { focus.step(forward: true, in: .current) }
        }
        #expect(listener.moves == ["Save", "0", "1", "2", "3"])
        #expect(list.contentOffset.y == 290)
    }
}
