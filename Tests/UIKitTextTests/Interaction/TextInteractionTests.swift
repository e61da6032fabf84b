import Testing
import UIKitTesting

@testable import UIKitText

/// A text of an app's own gets the gestures of text views.
@MainActor
struct TextInteractionTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 2)
    private let text = OwnText("some words to select", frame: CGRect(x: 20, y: 60, width: 240, height: 60))
    private let log = Log()

    private func add(_ mode: UITextInteractionMode) -> UITextInteraction {
        screen.window.backgroundColor = .systemBackground
        text.backgroundColor = .systemBackground
        screen.window.addSubview(text)
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = text
        interaction.delegate = log
        text.addInteraction(interaction)
        screen.settle()
        return interaction
    }

    private func point(_ location: Int) -> CGPoint { CGPoint(x: 20 + CGFloat(location) * 10, y: 70) }
    private var cursor: UIStandardTextCursorView? { text.subviews.compactMap { $0 as? UIStandardTextCursorView }.first }
    private var marks: [CGRect] {
        (text.subviews.compactMap { $0 as? UIStandardTextSelectionHighlightView }.first?.selectionRects ?? []).map(\.rect)
    }
    private var handles: [UIStandardTextSelectionHandleView] {
        text.subviews.compactMap { $0 as? UIStandardTextSelectionHandleView }.filter { !$0.isHidden }
    }

    @Test("TX-148: a tap makes the text first responder and places the caret at the end of a word; typing moves it")
    func caret() throws {
        let interaction = add(.editable)
        #expect(cursor?.isHidden == true)
        #expect(interaction.textInteractionMode == .editable)
        try screen.tap(at: point(8))
        screen.settle()
        #expect(text.isFirstResponder)
        #expect(text.selected == 10..<10)
        #expect(cursor?.isHidden == false)
        #expect(cursor?.frame == CGRect(x: 99, y: 0, width: 2, height: 20))
        try screen.type("!")
        screen.settle()
        #expect(text.string == "some words! to select")
        #expect(cursor?.frame.minX == 109)
        text.resignFirstResponder()
        screen.settle()
        #expect(cursor?.isHidden == true)
        #expect(handles.isEmpty)
    }

    @Test("TX-148: two taps select a word, with handles that fingers move; the delegate hears of each")
    func selecting() throws {
        _ = add(.editable)
        try screen.doubleTap(at: point(7))
        screen.settle()
        #expect(text.selected == 5..<10)
        #expect(marks == [CGRect(x: 50, y: 0, width: 50, height: 20)])
        #expect(handles.count == 2)
        #expect(cursor?.isHidden == true)
        #expect(log.calls == ["will", "did", "will", "did"])
        let knob = CGPoint(x: point(10).x, y: 60 + 20 + 5)
        try screen.drag(from: knob, to: CGPoint(x: point(13).x, y: knob.y))
        screen.wait(0.5)
        #expect(text.selected == 5..<13)
        #expect(marks == [CGRect(x: 50, y: 0, width: 80, height: 20)])
        #expect(log.calls.suffix(2) == ["will", "did"])
    }

    @Test("TX-148: a long press moves the caret under the finger")
    func pressing() throws {
        _ = add(.editable)
        let finger = screen.touchDown(at: point(3))
        screen.wait(0.7)
        #expect(text.selected == 3..<3)
        #expect(log.calls == ["will"])
        finger.move(to: point(6))
        screen.wait(0.1)
        #expect(text.selected == 6..<6)
        finger.lift()
        screen.wait(0.3)
        #expect(log.calls == ["will", "did"])
    }

    @Test("TX-148: a text that is only read gets no caret; two taps select in it, and one takes the selection away")
    func reading() throws {
        _ = add(.nonEditable)
        try screen.tap(at: point(7))
        screen.wait(1)
        #expect(!text.isFirstResponder)
        #expect(cursor?.isHidden == true)
        try screen.doubleTap(at: point(7))
        screen.wait(1)
        #expect(text.selected == 5..<10)
        #expect(handles.count == 2)
        try screen.tap(at: point(15))
        screen.wait(1)
        #expect(text.selected.isEmpty)
        #expect(cursor?.isHidden == true)
        #expect(handles.isEmpty)
    }

    @Test("TX-148: a recogniser of the app's that waits for those of a text that is only read gets single taps")
    func waiting() throws {
        let interaction = add(.nonEditable)
        let taps = TapCount()
        let recognizer = UITapGestureRecognizer(target: taps, action: #selector(TapCount.tapped))
        for other in interaction.gesturesForFailureRequirements { recognizer.require(toFail: other) }
        text.addGestureRecognizer(recognizer)
        try screen.tap(at: point(7))
        screen.wait(1)
        #expect(taps.count == 1)
        #expect(text.selected.isEmpty)
        try screen.doubleTap(at: point(7))
        screen.wait(1)
        #expect(text.selected == 5..<10)
    }

    private final class TapCount: NSObject {
        var count = 0
        @objc func tapped() { count += 1 }
    }

    @Test("TX-148: where the delegate refuses nothing happens")
    func refusing() throws {
        _ = add(.editable)
        log.refuses = true
        try screen.tap(at: point(7))
        screen.settle()
        #expect(!text.isFirstResponder)
        #expect(log.calls.isEmpty)
    }

    @Test("TX-148: what the app changes is told by the input delegate, and the caret follows; removed, nothing is left")
    func following() throws {
        let interaction = add(.editable)
        try screen.tap(at: point(0))
        text.selected = 4..<4
        text.inputDelegate?.selectionDidChange(text)
        #expect(cursor?.frame.minX == 39)
        text.removeInteraction(interaction)
        #expect(text.subviews.isEmpty)
        #expect(text.inputDelegate == nil)
        #expect(interaction.gesturesForFailureRequirements.isEmpty)
        #expect(text.gestureRecognizers?.isEmpty != false)
    }

    @Test("A display interaction shows what is selected, and nothing while it is off")
    func display() {
        screen.window.addSubview(text)
        let display = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
        text.addInteraction(display)
        text.selected = 1..<3
        display.setNeedsSelectionUpdate()
        #expect(display.highlightView.selectionRects.isEmpty)
        #expect(display.cursorView.isHidden)
        display.isActivated = true
        #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 10, y: 0, width: 20, height: 20)])
        #expect(display.handleViews.map(\.isHidden) == [false, false])
        text.selected = 3..<3
        display.setNeedsSelectionUpdate()
        #expect(!display.cursorView.isHidden)
        #expect(display.handleViews.map(\.isHidden) == [true, true])
    }

    private final class Log: NSObject, UITextInteractionDelegate {
        var calls: [String] = []
        var refuses = false
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { !refuses }
        func interactionWillBegin(_ interaction: UITextInteraction) { calls.append("will") }
        func interactionDidEnd(_ interaction: UITextInteraction) { calls.append("did") }
    }
}
