import Foundation
import Testing
import UIKit
import UIKitTesting

/// Alerts that have something typed.
@MainActor
@Suite(.serialized)
struct AlertTextFieldTests {
    private let root = UIViewController()
    private let screen: TestScreen

    init() { screen = TestScreen(showing: root, scale: 1) }

    private func present(_ alert: UIAlertController) {
        root.present(alert, animated: true)
        screen.wait(1)
    }

    @Test("CT-75: the handler configures the field, which is below the message and gets the keys")
    func fields() throws {
        let alert = UIAlertController(title: "Sign In", message: "Who?", preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        #expect(alert.textFields?.count == 3)
        #expect(alert.textFields?[0].placeholder == "Name")
        present(alert)
        #expect(alert.textFields?[0].isEditing == true)
        try screen.type("Ada")
        #expect(alert.textFields?[0].text == "Ada")
        try screen.alerts.element.secureTextFields.element.tap()
        try screen.type("x")
        #expect(alert.textFields?[1].text == "x")
        let message = try #require(screen.view(named: "Who?"))
        let field = try #require(alert.textFields?[0])
        #expect(field.convert(field.bounds, to: nil).minY >= message.convert(message.bounds, to: nil).maxY)
        let button = try #require(screen.view(named: "OK"))
        let last = try #require(alert.textFields?[2])
        #expect(last.convert(last.bounds, to: nil).maxY < button.convert(button.bounds, to: nil).minY)
    }

    @Test("Return leads to the next field, and from the last one to the action; the field that had the keys before has them again")
    func returning() throws {
        let former = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.view.addSubview(former)
        former.becomeFirstResponder()
        var chosen: [String] = []
        let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addTextField() }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in chosen.append(alert?.textFields?[1].text ?? "gone") })
        present(alert)
        try screen.press(key: "return")
        #expect(alert.textFields?[1].isEditing == true)
        #expect(chosen.isEmpty)
        try screen.type("typed")
        try screen.press(key: "return")
        screen.wait(1)
        #expect(chosen == ["typed"])
        #expect(former.isEditing)
    }

    @Test("Another message does not end the typing")
    func change() throws {
        let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert)
        try screen.type("a")
        var ends = 0
        alert.textFields?[0].addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
        alert.message = "Wrong password"
        screen.wait(0.5)
        try screen.type("b")
        #expect(alert.textFields?[0].text == "ab")
        #expect(ends == 0)
        #expect(screen.shows("Wrong password"))
    }

    @Test("CT-75: an action sheet has no text fields")
    func sheet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField() }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
    }

    // MARK: UIAlertView

    @Test("CT-69: the style makes the fields: one, a secret one, or a name and a password")
    func styles() {
        let alert = UIAlertView(title: "Sign In", message: nil, delegate: nil, cancelButtonTitle: "Cancel")
        alert.alertViewStyle = .plainTextInput
        #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
        alert.alertViewStyle = .secureTextInput
        #expect(alert.textField(at: 0)?.isSecureTextEntry == true)
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    }

    @Test("CT-69: a field that the style does not have is a programming error")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: nil)
                alert.alertViewStyle = .plainTextInput
                _ = alert.textField(at: 1)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NSRangeException"))
        #expect(words.contains("textFieldIndex (1) is outside of the bounds"))
    }

    @Test("CT-69: the delegate is asked after each change whether the first other button can be tapped")
    func enabling() throws {
        final class Asked: UIObject, UIAlertViewDelegate {
            var texts: [String] = []
            var clicked: [Int] = []
            func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
                let text = alertView.textField(at: 0)?.text ?? ""
                texts.append(text)
                return text.count > 1
            }
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { clicked.append(buttonIndex) }
        }
        let asked = Asked()
        let alert = UIAlertView(title: "Name", message: nil, delegate: asked, cancelButtonTitle: "Cancel")
        alert.addButton(withTitle: "OK")
        alert.alertViewStyle = .plainTextInput
        alert.show()
        screen.wait(1)
        try screen.tap("OK")
        screen.wait(0.5)
        #expect(alert.isVisible)
        #expect(asked.clicked.isEmpty)
        try screen.type("ab")
        #expect(asked.texts == ["", "a", "ab"])
        try screen.tap("OK")
        screen.wait(1)
        #expect(!alert.isVisible)
        #expect(asked.clicked == [1])
        #expect(alert.textField(at: 0)?.text == "ab")
    }
}
