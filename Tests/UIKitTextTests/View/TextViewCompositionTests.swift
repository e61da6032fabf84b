import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// What a person does to the text of a text view, who is asked, and who is notified.
@MainActor
@Suite(.serialized)
struct TextViewCompositionTests {
    private func range(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }

    @Test("TX-115, TX-118: a composition takes the place of the selection and of itself; an empty one goes")
    func composing() {
        let stage = TextViewScreen("abcdef", isEditing: true)
        stage.select(2, 2)
        stage.view.setMarkedText("XYZ", selectedRange: range(1, 1))
        #expect(stage.view.text == "abXYZef")
        #expect(stage.selection == range(3, 1))
        #expect(stage.view.markedTextRange == stage.view.textRange(from: stage.position(2), to: stage.position(5)))
        stage.view.setMarkedText("Q", selectedRange: range(1))
        #expect(stage.view.text == "abQef")
        stage.view.unmarkText()
        #expect(stage.view.text == "abQef")
        #expect(stage.view.markedTextRange == nil)
        stage.view.setMarkedText("", selectedRange: range(0))
        #expect(stage.view.text == "abQef")
        stage.view.setMarkedText("Z", selectedRange: range(1))
        stage.view.setMarkedText(nil, selectedRange: range(0))
        #expect(stage.view.text == "abQef")
        #expect(stage.selection == range(3))
        #expect(stage.view.markedTextRange == nil)
    }

    @Test("TX-116: what comes of a composition is told")
    func committing() {
        let stage = TextViewScreen("", isEditing: true)
        stage.view.setMarkedText("k", selectedRange: range(1))
        stage.view.setMarkedText("か", selectedRange: range(1))
        _ = stage.log.take()
        stage.view.insertText("か")
        #expect(stage.view.text == "か")
        #expect(stage.log.take().suffix(2) == ["changed", "posted change"])
    }

    @Test("TX-117: a program's text ends a composition")
    func settingWhileComposing() {
        let stage = TextViewScreen("", isEditing: true)
        stage.view.setMarkedText("한", selectedRange: range(1))
        stage.view.text = "한"
        #expect(stage.view.markedTextRange == nil)
        stage.view.insertText("국")
        #expect(stage.view.text == "한국")
    }
}
