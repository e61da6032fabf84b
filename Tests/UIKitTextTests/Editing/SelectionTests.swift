import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// How the caret moves and text is selected: by keys, fingers and programs.
@MainActor
@Suite(.serialized)
struct SelectionTests {
    private func range(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }

    @Test("Arrows move by characters as people see them, and end a selection at its edge")
    func arrows() throws {
        let stage = FieldScreen("a👍🏽e\u{301}", isEditing: true)
        #expect(stage.selection == range(7))
        try stage.press("left")
        #expect(stage.selection == range(5))
        try stage.press("left")
        #expect(stage.selection == range(1))
        try stage.press("right")
        #expect(stage.selection == range(5))
        stage.select(1, 4)
        try stage.press("left")
        #expect(stage.selection == range(1))
        stage.select(1, 4)
        try stage.press("right")
        #expect(stage.selection == range(5))
        for _ in 0..<3 { try stage.press("right") }
        #expect(stage.selection == range(7))
    }

    @Test("With Shift they select, and the end that was first stays")
    func shift() throws {
        let stage = FieldScreen("one two", isEditing: true)
        stage.select(3)
        try stage.press("shift+left")
        try stage.press("shift+left")
        #expect(stage.selection == range(1, 2))
        for _ in 0..<3 { try stage.press("shift+right") }
        #expect(stage.selection == range(3, 1))
        try stage.press("shift+home")
        #expect(stage.selection == range(0, 3))
        try stage.press("shift+end")
        #expect(stage.selection == range(3, 4))
    }

    @Test("With Control or Option they go by words; Home, End and up and down to the ends", arguments: ["control", "option"])
    func words(modifier: String) throws {
        let stage = FieldScreen("one, don't  two_3", isEditing: true)
        var locations: [Int?] = []
        for _ in 0..<4 {
            try stage.press(modifier + "+left")
            locations.append(stage.selection?.location)
        }
        #expect(locations == [12, 5, 0, 0])
        locations = []
        for _ in 0..<4 {
            try stage.press(modifier + "+right")
            locations.append(stage.selection?.location)
        }
        #expect(locations == [3, 10, 17, 17])
        try stage.press("home")
        #expect(stage.selection == range(0))
        try stage.press("end")
        #expect(stage.selection == range(17))
        try stage.press("up")
        #expect(stage.selection == range(0))
        try stage.press("down")
        #expect(stage.selection == range(17))
        try stage.press("cmd+left")
        #expect(stage.selection == range(0))
    }

    @Test("Words, what is before the caret, and what is after it are deleted by keys of their own")
    func deleting() throws {
        let stage = FieldScreen("one two three", isEditing: true)
        try stage.press("control+delete")
        #expect(stage.field.text == "one two ")
        #expect(stage.log.take().first == "change {8, 5} \"\"")
        try stage.press("home")
        try stage.press("forward-delete")
        #expect(stage.field.text == "ne two ")
        try stage.press("option+forward-delete")
        #expect(stage.field.text == " two ")
        try stage.press("end")
        try stage.press("cmd+delete")
        #expect(stage.field.text == "")
        try stage.press("forward-delete")
        try stage.press("control+delete")
        #expect(stage.field.text == "")
    }

    @Test("What the delegate keeps from being deleted leaves the selection as it was")
    func refusedDeleting() throws {
        let stage = FieldScreen("one two", isEditing: true)
        stage.log.answers["should change"] = false
        try stage.press("control+delete")
        #expect(stage.field.text == "one two")
        #expect(stage.selection == range(7))
    }

    @Test("Command and Control select all, cut, copy and paste", arguments: ["cmd", "control"])
    func commands(modifier: String) throws {
        let stage = FieldScreen("one", isEditing: true)
        try stage.press(modifier + "+a")
        #expect(stage.selection == range(0, 3))
        try stage.press(modifier + "+c")
        #expect(UIPasteboard.general.string == "one")
        #expect(stage.field.text == "one")
        try stage.press(modifier + "+x")
        #expect(stage.field.text == "")
        try stage.press(modifier + "+v")
        try stage.press(modifier + "+v")
        #expect(stage.field.text == "oneone")
        #expect(stage.selection == range(6))
    }

    @Test("Text from right to left moves the caret as one sees it")
    func rightToLeft() throws {
        let stage = FieldScreen("שלום", isEditing: true)
        let start = stage.field.caretRect(for: stage.field.beginningOfDocument)
        #expect(start.minX > stage.field.caretRect(for: stage.field.endOfDocument).minX)
        stage.select(0)
        try stage.press("left")
        #expect(stage.selection == range(1))
        try stage.press("right")
        #expect(stage.selection == range(0))
        #expect(stage.field.baseWritingDirection(for: stage.field.beginningOfDocument, in: .forward) == .rightToLeft)
    }

    @Test("A tap begins the typing with the caret at its place, and the next ones move it")
    func tapping() throws {
        let stage = FieldScreen("Hello world")
        try stage.screen.tap(at: stage.point(before: 2))
        #expect(stage.field.isEditing)
        #expect(stage.selection == range(2))
        stage.screen.wait(1)
        try stage.screen.tap(at: stage.point(before: 7))
        #expect(stage.selection == range(7))
        stage.screen.wait(1)
        try stage.screen.tap(at: CGPoint(x: 215, y: 57))
        #expect(stage.selection == range(11))
        try stage.type("!")
        #expect(stage.field.text == "Hello world!")
    }

    @Test("Two taps select a word, three all")
    func doubleTapping() throws {
        let stage = FieldScreen("Hello wide world", isEditing: true)
        try stage.screen.doubleTap(at: stage.point(before: 8))
        #expect(stage.selection == range(6, 4))
        stage.screen.wait(1)
        for _ in 0..<3 {
            let finger = stage.screen.touchDown(at: stage.point(before: 8))
            stage.screen.wait(0.05)
            finger.lift()
            stage.screen.wait(0.05)
        }
        #expect(stage.selection == range(0, 16))
    }

    @Test("A finger that moves while the field is edited selects; in a field that is not it only begins the typing")
    func dragging() throws {
        let stage = FieldScreen("Hello world")
        try stage.screen.drag(from: stage.point(before: 2), to: stage.point(before: 8))
        #expect(stage.selection?.length == 0)
        stage.screen.wait(1)
        try stage.screen.drag(from: stage.point(before: 2), to: stage.point(before: 8))
        #expect(stage.selection == range(2, 6))
        stage.screen.wait(1)
        try stage.screen.drag(from: stage.point(before: 8), to: CGPoint(x: 2, y: 57))
        #expect(stage.selection == range(0, 8))
    }

    @Test("A form scrolls wherever the finger is, also on a field; one that selects does not scroll it")
    func inForm() throws {
        let stage = FieldScreen("Hello world")
        let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        form.contentSize = CGSize(width: 320, height: 1000)
        stage.screen.window.addSubview(form)
        form.addSubview(stage.field)
        stage.screen.settle()
        /// Rests long enough for the form to let the field have the finger, then moves.
        func drag(from start: CGPoint, to end: CGPoint) {
            let finger = stage.screen.touchDown(at: start)
            stage.screen.wait(0.25)
            for step in 1...10 {
                let share = CGFloat(step) / 10
                finger.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
                stage.screen.wait(0.016)
            }
            finger.lift()
            stage.screen.wait(2)
        }
        let start = stage.point(before: 4)
        drag(from: start, to: CGPoint(x: start.x, y: start.y - 40))
        #expect(form.contentOffset.y > 0)
        #expect(!stage.field.isEditing)
        form.contentOffset = .zero
        stage.field.becomeFirstResponder()
        drag(from: stage.point(before: 2), to: stage.point(before: 8))
        #expect(stage.selection == range(2, 6))
        #expect(form.contentOffset == .zero)
    }

    @Test("A long press places the caret and brings the commands that make sense; one of them does what it says")
    func menu() throws {
        let stage = FieldScreen("Hello world")
        UIPasteboard.general.string = "x"
        try stage.screen.press(at: stage.point(before: 3), for: 0.8)
        stage.screen.wait(0.5)
        #expect(stage.field.isEditing)
        #expect(stage.selection == range(3))
        #expect(stage.screen.shows("Paste"))
        #expect(stage.screen.shows("Select All"))
        #expect(!stage.screen.shows("Copy"))
        #expect(!stage.screen.shows("Delete"))
        try stage.screen.tap("Select All")
        stage.screen.wait(1)
        #expect(stage.selection == range(0, 11))
        try stage.screen.press(at: stage.point(before: 3), for: 0.8)
        stage.screen.wait(0.5)
        #expect(stage.screen.shows("Cut"))
        #expect(stage.screen.shows("Copy"))
        #expect(!stage.screen.shows("Select All"))
        try stage.screen.tap("Cut")
        stage.screen.wait(1)
        #expect(stage.field.text == "")
        #expect(UIPasteboard.general.string == "Hello world")
    }

    @Test("The delegate says what is in the menu, and hears of it")
    func delegateMenu() throws {
        final class Chooser: UIObject, UITextFieldDelegate {
            var calls: [String] = []
            func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                calls.append("menu \(range.length)")
                return UIMenu(children: [UIAction(title: "Shout") { [weak textField] _ in textField?.text = textField?.text?.uppercased() }]
                )
            }
            func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                calls.append("present")
            }
            func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                calls.append("dismiss")
            }
        }
        let (stage, chooser) = (FieldScreen("Hello", isEditing: true), Chooser())
        stage.field.delegate = chooser
        try stage.screen.doubleTap(at: stage.point(before: 2))
        stage.screen.wait(0.5)
        try stage.screen.tap("Shout")
        stage.screen.wait(1)
        #expect(stage.field.text == "HELLO")
        #expect(chooser.calls == ["menu 5", "present", "dismiss"])
    }

    @Test("What a program selects is told to the delegate once, and lies between characters")
    func program() {
        let stage = FieldScreen("a👍b")
        stage.log.hearsSelection = true
        stage.select(1)
        #expect(stage.field.selectedTextRange == nil)
        #expect(stage.log.calls.isEmpty)
        stage.field.becomeFirstResponder()
        _ = stage.log.take()
        stage.select(1, 2)
        stage.select(1, 2)
        #expect(stage.log.take() == ["selection"])
        stage.field.selectedTextRange = nil
        #expect(stage.selection == range(1, 2))
    }

    @Test("Long text moves so that the caret is seen, and goes back when the typing ends")
    func scrolling() throws {
        let stage = FieldScreen(String(repeating: "wide ", count: 30))
        let start = { stage.field.caretRect(for: stage.field.beginningOfDocument).minX }
        let caret = { stage.field.caretRect(for: stage.field.selectedTextRange?.end ?? stage.field.endOfDocument) }
        #expect(start() == 0)
        stage.field.becomeFirstResponder()
        stage.screen.settle()
        #expect(start() < -200)
        #expect(caret().maxX <= 200.01)
        #expect(caret().minX > 150)
        try stage.press("home")
        #expect(start() == 0)
        #expect(caret().minX == 0)
        for _ in 0..<60 {
            try stage.press("right")
            #expect(caret().minX >= 0)
            #expect(caret().maxX <= 200.01)
        }
        try stage.press("end")
        try stage.press("cmd+delete")
        #expect(start() == 0)
        stage.field.text = String(repeating: "wide ", count: 30)
        stage.field.resignFirstResponder()
        stage.screen.settle()
        #expect(start() == 0)
    }

    @Test("The caret blinks on the clock of the screen, is seen after each key, and makes no frames in between")
    func blinking() throws {
        let stage = FieldScreen(isEditing: true)
        stage.field.tintColor = .red
        stage.screen.settle()
        let rect = stage.field.caretRect(for: stage.field.beginningOfDocument)
        #expect(rect.width == 2)
        #expect(rect.height > 20)
        func isSeen() -> Bool {
            stage.screen.color(at: stage.field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))?.isNear(.red) == true
        }
        #expect(isSeen())
        stage.screen.wait(0.7)
        #expect(!isSeen())
        stage.screen.wait(0.5)
        #expect(isSeen())
        stage.screen.wait(0.6)
        #expect(!isSeen())
        try stage.press("left")
        #expect(isSeen())
        stage.field.resignFirstResponder()
        stage.screen.settle()
        #expect(!isSeen())
        stage.screen.wait(3)
        #expect(!isSeen())
    }

    @Test("What is selected is marked in the tint colour, and there is no caret then")
    func marking() {
        let stage = FieldScreen("Hello world", isEditing: true)
        stage.field.tintColor = .red
        stage.select(0, 11)
        stage.screen.settle()
        let rects = stage.field.selectionRects(for: stage.field.selectedTextRange!)
        #expect(rects.count == 1 && rects[0].containsStart && rects[0].containsEnd && rects[0].rect.minX == 0)
        let location = stage.field.convert(CGPoint(x: rects[0].rect.maxX - 0.5, y: rects[0].rect.minY + 1), to: nil)
        #expect(stage.screen.color(at: location)?.isNear(UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1)) == true)
    }
}
