import Display
import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// Text that an input method is still at work on.
@MainActor
@Suite(.serialized)
struct CompositionTests {
    private func marked(_ stage: FieldScreen) -> String? { stage.field.markedTextRange.flatMap { stage.field.text(in: $0) } }

    @Test("Each step takes the place of the one before, and what comes of it the place of all")
    func steps() throws {
        let stage = FieldScreen("ab", isEditing: true)
        stage.select(1)
        stage.field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        #expect(stage.field.text == "aにb")
        #expect(marked(stage) == "に")
        #expect(stage.selection == NSRange(location: 2, length: 0))
        stage.field.setMarkedText("にほ", selectedRange: NSRange(location: 1, length: 0))
        #expect(stage.field.text == "aにほb")
        #expect(marked(stage) == "にほ")
        #expect(stage.selection == NSRange(location: 2, length: 0))
        stage.field.insertText("日本")
        #expect(stage.field.text == "a日本b")
        #expect(stage.field.markedTextRange == nil)
        #expect(stage.selection == NSRange(location: 3, length: 0))
        #expect(
            stage.log.take().filter { $0.hasPrefix("change") } == ["change {1, 0} \"に\"", "change {1, 1} \"にほ\"", "change {1, 2} \"日本\""])
    }

    @Test("What an input method of the desktop composes comes as marked text, beside the caret that it was told of")
    func fromDisplay() throws {
        let stage = FieldScreen("ab", isEditing: true)
        let display = try #require(DisplayHost.current.display as? HeadlessScreen)
        display.inject(.text(.composing("kon", selection: 3..<3)))
        stage.screen.settle()
        #expect(stage.field.text == "abkon")
        #expect(marked(stage) == "kon")
        let caret = stage.field.convert(stage.field.caretRect(for: stage.field.endOfDocument), to: nil)
        let told = display.recordedTextInput.caret
        #expect(told.minX == caret.minX)
        #expect(told.minY == caret.minY)
        #expect(told.height == caret.height)
        #expect(caret.minX > 40)
        display.inject(.text(.composing("", selection: 0..<0)))
        display.inject(.text(.committed("今")))
        stage.screen.settle()
        #expect(stage.field.text == "ab今")
        #expect(stage.field.markedTextRange == nil)
    }

    @Test("AX-79: a key that an input method lets pass in the middle of a composition takes nothing away; modifiers end none")
    func left() throws {
        let stage = FieldScreen("ab", isEditing: true)
        let display = try #require(DisplayHost.current.display as? HeadlessScreen)
        func press(_ usage: UIKeyboardHIDUsage, _ characters: String) {
            display.inject(.key(KeyEvent(phase: .down, usage: usage.rawValue, charactersIgnoringModifiers: characters, timestamp: 0)))
            display.inject(.key(KeyEvent(phase: .up, usage: usage.rawValue, charactersIgnoringModifiers: characters, timestamp: 0)))
        }
        display.inject(.text(.composing("未完", selection: 2..<2)))
        for usage in [UIKeyboardHIDUsage.keyboardLeftShift, .keyboardCapsLock] { press(usage, "") }
        stage.screen.settle()
        #expect(marked(stage) == "未完")
        press(.keyboardX, "x")
        display.inject(.text(.committed("x")))
        stage.screen.settle()
        #expect(stage.field.text == "ab未完x")
        #expect(stage.field.markedTextRange == nil)
        display.inject(.text(.composing("未", selection: 1..<1)))
        press(.keyboardDeleteOrBackspace, "")
        stage.screen.settle()
        #expect(stage.field.text == "ab未完x")
    }

    @Test("A composition that is given up goes; one that is ended stays")
    func ends() {
        let stage = FieldScreen("ab", isEditing: true)
        stage.field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        stage.field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        #expect(stage.field.text == "ab")
        #expect(stage.field.markedTextRange == nil)
        stage.field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
        stage.field.unmarkText()
        #expect(stage.field.text == "aby")
        #expect(stage.field.markedTextRange == nil)
        stage.field.setMarkedText("z", selectedRange: NSRange(location: 9, length: 9))
        stage.field.resignFirstResponder()
        #expect(stage.field.text == "abyz")
        #expect(stage.field.markedTextRange == nil)
    }

    @Test("Deleting takes the composition away, and a program's text ends it")
    func interruptions() {
        let stage = FieldScreen("ab", isEditing: true)
        stage.field.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
        stage.field.deleteBackward()
        #expect(stage.field.text == "ab")
        #expect(stage.field.markedTextRange == nil)
        stage.field.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
        stage.field.text = "new"
        #expect(stage.field.markedTextRange == nil)
        #expect(stage.field.text == "new")
        stage.field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
        #expect(stage.field.text == "new")
    }
}
