import Testing
import UIKitTesting

@testable import UIKitText

/// Keyboards of an app's own, as controllers.
@MainActor
struct InputControllerTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    private let field = Field(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    private let keys = Keys()

    private final class Field: UITextField {
        var keys: UIInputViewController?
        override var inputViewController: UIInputViewController? { keys }
    }

    private final class Keys: UIInputViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        override func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
        override func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func begin(_ text: String = "") {
        field.keys = keys
        field.text = text
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        screen.wait(0.5)
    }

    @Test("TX-210: the controller's view stands in the place of the keyboard, 216 points high, and hears that it comes and goes")
    func appearing() {
        begin()
        #expect(keys.inputView === keys.view)
        #expect(keys.inputView?.inputViewStyle == .keyboard)
        #expect(keys.view.convert(keys.view.bounds, to: nil as UIView?) == CGRect(x: 0, y: 264, width: 320, height: 216))
        #expect(keys.take() == ["will appear", "did appear"])
        field.resignFirstResponder()
        screen.wait(0.5)
        #expect(keys.take() == ["will disappear", "did disappear"])
        #expect(keys.view.window == nil)
    }

    @Test("Once the controller's view is in place nothing asks for layout again")
    func settling() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let inside = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        keys.view.addSubview(inside)
        inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        begin()
        let before = inside.count
        screen.wait(0.5)
        #expect(keys.view.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(inside.count == before)
    }

    @Test("A height that the app gives by a constraint counts")
    func height() {
        keys.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
        begin()
        #expect(keys.view.bounds.height == 300)
    }

    @Test("What the proxy types takes the way of all keys: the delegate of the field is asked, and the controller is told")
    func typing() {
        begin("ab")
        _ = keys.take()
        let proxy = keys.textDocumentProxy
        proxy.insertText("c")
        #expect(field.text == "abc")
        #expect(keys.take() == ["text will", "text did"])
        proxy.deleteBackward()
        proxy.deleteBackward()
        #expect(field.text == "a")
        #expect(proxy.hasText)
        let refusing = Refusing()
        field.delegate = refusing
        proxy.insertText("x")
        #expect(field.text == "a")
        #expect(refusing.asked == ["x"])
    }

    @Test("The proxy knows the text on both sides of the caret, and moves it as far as there is text")
    func context() {
        begin("hello world")
        let proxy = keys.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == "hello world")
        #expect(proxy.documentContextAfterInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: -5)
        #expect(proxy.documentContextBeforeInput == "hello ")
        #expect(proxy.documentContextAfterInput == "world")
        #expect(proxy.selectedText == nil)
        proxy.adjustTextPosition(byCharacterOffset: -100)
        #expect(proxy.documentContextBeforeInput == nil)
        field.selectAll(nil)
        #expect(proxy.selectedText == "hello world")
        proxy.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "か")
        #expect(field.markedTextRange != nil)
        proxy.unmarkText()
        #expect(field.markedTextRange == nil)
    }

    @Test("The proxy tells what the field wants of a keyboard; the keys of a controller that nobody types to do nothing")
    func traits() {
        keys.textDocumentProxy.insertText("lost")
        #expect(!keys.textDocumentProxy.hasText)
        #expect(keys.textDocumentProxy.documentContextBeforeInput == nil)
        field.keyboardType = .emailAddress
        field.returnKeyType = .search
        begin()
        #expect(keys.textDocumentProxy.keyboardType == .emailAddress)
        #expect(keys.textDocumentProxy.returnKeyType == .search)
        #expect(!keys.needsInputModeSwitchKey)
        #expect(keys.hasFullAccess)
        #expect(keys.primaryLanguage == nil)
        #expect(keys.textDocumentProxy.documentInputMode?.primaryLanguage == "en")
        keys.dismissKeyboard()
        #expect(!field.isFirstResponder)
        var count: Int?
        keys.requestSupplementaryLexicon { count = $0.entries.count }
        #expect(count == 0)
    }

    @Test("The controller hears of a text that a program sets, and no longer when the field has lost the focus")
    func hearing() {
        begin()
        _ = keys.take()
        field.text = "other"
        #expect(keys.take() == ["text will", "text did"])
        field.resignFirstResponder()
        screen.wait(0.5)
        _ = keys.take()
        field.text = "again"
        #expect(keys.take().isEmpty)
        #expect(field.inputDelegate == nil)
    }

    @Test("Input modes, assistant items and rules of passwords are kept for those who ask")
    func values() {
        #expect(
            UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en"] && field.textInputMode == UITextInputMode.activeInputModes[0])
        #expect(field.textInputContextIdentifier == nil)
        let item = field.inputAssistantItem
        #expect(item === field.inputAssistantItem)
        #expect(item.allowsHidingShortcuts)
        #expect(item.leadingBarButtonGroups.isEmpty)
        item.trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)]
        #expect(field.inputAssistantItem.trailingBarButtonGroups.first?.barButtonItems.count == 1)
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
        #expect(UITextView().passwordRules == nil)
    }

    private final class Refusing: NSObject, UITextFieldDelegate {
        var asked: [String] = []
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            asked.append(string)
            return false
        }
    }
}
