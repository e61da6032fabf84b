import Testing
import UIKitTesting

@testable import UIKitText

@MainActor
struct TextFocusTests {
    private let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)

    private func addField(_ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 30))
        screen.window.addSubview(field)
        return field
    }

    @Test("Tab goes from field to field, and the field that gets the focus is typed to")
    func fields() throws {
        let (first, second) = (addField(0), addField(50))
        try screen.press(key: "tab")
        #expect(first.isFirstResponder)
        #expect(first.isFocused)
        #expect(first.canBecomeFocused)
        try screen.press(key: "tab")
        #expect(second.isFirstResponder)
        #expect(second.isFocused)
        #expect(first.text == "")
        try screen.press(key: "shift+tab")
        #expect(first.isFirstResponder)
        first.isEnabled = false
        #expect(!first.canBecomeFocused)
    }

    @Test("Tab leaves a field that a finger has chosen")
    func tapped() throws {
        let (first, second) = (addField(0), addField(50))
        try screen.tap(at: first.center)
        #expect(first.isFirstResponder)
        #expect(!first.isFocused)
        try screen.press(key: "tab")
        #expect(second.isFirstResponder)
        #expect(second.isFocused)
    }

    @Test("A field whose delegate does not end keeps the focus; a text view keeps Tab as a letter")
    func keeping() throws {
        let field = addField(0)
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        screen.window.addSubview(view)
        let delegate = StubbornDelegate()
        field.delegate = delegate
        try screen.press(key: "tab")
        try screen.press(key: "tab")
        #expect(field.isFirstResponder)
        #expect(field.isFocused)
        field.delegate = nil
        try screen.press(key: "tab")
        #expect(view.isFirstResponder)
        #expect(view.isFocused)
        #expect(!field.isFirstResponder)
        try screen.press(key: "tab")
        #expect(view.text == "\t")
        #expect(view.isFirstResponder)
        #expect(view.subviews.allSatisfy { $0.layer.borderWidth == 0 })
    }
}

@MainActor
private final class StubbornDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
