import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// What is undone, in which steps, and by which names; in fields and text views.
@MainActor
@Suite(.serialized)
struct TextViewUndoTests {
    @Test("TX-120, TX-121: what is typed in a run is one step, called Typing; moving the caret begins another")
    func typing() throws {
        let stage = TextViewScreen("", isEditing: true)
        try stage.type("a")
        stage.screen.wait(0.1)
        try stage.type("b")
        try stage.press("left")
        try stage.type("c")
        #expect(stage.view.text == "acb")
        #expect(stage.view.undoManager?.undoActionName == "Typing")
        #expect(stage.view.undoManager?.undoMenuItemTitle == "Undo Typing")
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "ab")
        #expect(stage.selection == NSRange(location: 1, length: 0))
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "")
        #expect(stage.view.undoManager?.canUndo == false)
        stage.view.undoManager?.redo()
        stage.view.undoManager?.redo()
        #expect(stage.view.text == "acb")
        #expect(stage.view.undoManager?.canRedo == false)
    }

    @Test("TX-121: paste, cut and deletions are steps of their own")
    func names() throws {
        let stage = TextViewScreen("one two", isEditing: true)
        UIPasteboard.general.string = " three"
        try stage.type("!")
        try stage.press("cmd+v")
        #expect(stage.view.undoManager?.undoActionName == "Paste")
        stage.select(0, 4)
        try stage.press("cmd+x")
        #expect(stage.view.undoManager?.undoActionName == "Cut")
        try stage.press("cmd+down", "delete", "delete")
        #expect(stage.view.undoManager?.undoActionName == "Delete")
        #expect(stage.view.text == "two! thr")
        var texts: [String] = []
        while stage.view.undoManager?.canUndo == true {
            stage.view.undoManager?.undo()
            texts.append(stage.view.text)
        }
        #expect(texts == ["two! three", "one two! three", "one two!", "one two"])
    }

    @Test("TX-122: undoing brings text and selection back and tells both, and asks nobody")
    func telling() throws {
        let stage = TextViewScreen("one two", isEditing: true)
        stage.select(0, 3)
        try stage.type("x")
        _ = stage.log.take()
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "one two")
        #expect(stage.selection == NSRange(location: 0, length: 3))
        #expect(stage.log.take() == ["selection {0, 3}", "changed", "posted change"])
    }

    @Test("TX-123: Command and Control with Z undo, with Shift they redo", arguments: ["cmd", "control"])
    func keys(modifier: String) throws {
        let stage = TextViewScreen("", isEditing: true)
        try stage.type("x")
        try stage.press(modifier + "+z")
        #expect(stage.view.text == "")
        try stage.press(modifier + "+shift+z")
        #expect(stage.view.text == "x")
    }

    @Test("What is undone has the look that it had")
    func look() throws {
        let stage = TextViewScreen("", isEditing: true)
        stage.view.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 3])
        try stage.press("cmd+a", "delete")
        stage.view.undoManager?.undo()
        #expect(stage.view.textStorage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
    }

    @Test("A composition is one step with what was typed before it")
    func composition() throws {
        let stage = TextViewScreen("a", isEditing: true)
        stage.view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        stage.view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        stage.view.insertText("か")
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "a")
        #expect(stage.view.undoManager?.canUndo == false)
    }

    @Test("What an app registers in between ends a run")
    func foreignSteps() throws {
        let stage = TextViewScreen("", isEditing: true)
        try stage.type("a")
        var isUndone = false
        stage.view.undoManager?.registerUndo(withTarget: stage.log) { _ in isUndone = true }
        try stage.type("b")
        stage.view.undoManager?.undo()
        #expect(isUndone)
        #expect(stage.view.text == "")
    }

    @Test("TX-120: fields undo and redo as well")
    func fields() throws {
        let stage = FieldScreen("one", isEditing: true)
        try stage.type(" two")
        try stage.press("control+delete")
        #expect(stage.field.text == "one ")
        #expect(stage.field.undoManager?.undoActionName == "Delete")
        try stage.press("cmd+z")
        #expect(stage.field.text == "one two")
        try stage.press("cmd+z")
        #expect(stage.field.text == "one")
        #expect(stage.selection == NSRange(location: 3, length: 0))
        try stage.press("cmd+shift+z")
        #expect(stage.field.text == "one two")
        stage.field.resignFirstResponder()
        #expect(stage.screen.window.undoManager?.canUndo == false)
    }
}
