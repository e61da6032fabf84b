import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// How the typing begins and ends.
@MainActor
@Suite(.serialized)
struct BeginningTests {
    @Test("CT-45: the delegate is asked, the field is first responder, then delegate, notification and event follow")
    func begin() {
        let stage = FieldScreen("a")
        stage.log.reactions["did begin"] = { #expect($0.isFirstResponder && $0.isEditing) }
        #expect(stage.field.becomeFirstResponder())
        #expect(stage.log.take() == ["should begin", "did begin", "posted begin", "event begin"])
        #expect(stage.field.becomeFirstResponder())
        #expect(stage.log.take().isEmpty)
    }

    @Test("CT-45: what stands in the place of a keyboard is announced before the delegate hears of the beginning")
    func keyboard() {
        let stage = FieldScreen()
        stage.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var order: [String] = []
        let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            _ in MainActor.assumeIsolated { order = stage.log.calls }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.field.becomeFirstResponder()
        #expect(order == ["should begin"])
    }

    @Test("CT-46: where the delegate says no, or the field is disabled, nothing happens")
    func refusal() throws {
        let stage = FieldScreen()
        stage.log.answers["should begin"] = false
        #expect(!stage.field.becomeFirstResponder())
        #expect(!stage.field.isFirstResponder)
        #expect(stage.log.take() == ["should begin"])
        stage.log.answers = [:]
        stage.field.isEnabled = false
        try stage.screen.tap(at: CGPoint(x: 100, y: 57))
        #expect(!stage.field.becomeFirstResponder())
        #expect(stage.log.take().isEmpty)
    }

    @Test("RE-16: a field without a window does not begin, and its delegate is not asked")
    func withoutWindow() {
        let (field, log) = (UITextField(), FieldLog())
        log.follow(field)
        #expect(!field.becomeFirstResponder())
        #expect(log.calls.isEmpty)
    }

    @Test("CT-47: from one field to another: the second is asked, the first ends, the second begins")
    func changing() {
        let stage = FieldScreen()
        let (other, log) = (UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)), stage.log)
        (stage.field.accessibilityIdentifier, other.accessibilityIdentifier) = ("A", "B")
        stage.screen.window.addSubview(other)
        log.follow(other)
        var hasHidden = false
        for field in [stage.field, other] { field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }
        stage.field.becomeFirstResponder()
        stage.screen.wait(1)
        _ = log.take()
        let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) {
            _ in MainActor.assumeIsolated { hasHidden = true }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(other.becomeFirstResponder())
        #expect(
            log.take() == [
                "B should begin", "A should end", "A did end", "A posted end", "A event end", "B did begin", "B posted begin",
                "B event begin",
            ])
        stage.screen.wait(1)
        #expect(!hasHidden)
        #expect(!stage.field.isEditing)
        #expect(other.isEditing)
    }

    @Test("CT-48: a field whose delegate says no stays, and the other one does not begin")
    func staying() {
        let stage = FieldScreen(isEditing: true)
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage.screen.window.addSubview(other)
        stage.log.answers["should end"] = false
        #expect(!other.becomeFirstResponder())
        #expect(stage.field.isFirstResponder)
        #expect(!other.isEditing)
        #expect(stage.log.take() == ["should end"])
        #expect(!stage.screen.window.endEditing(false))
        #expect(stage.field.isEditing)
    }

    @Test("CT-54: forced, or out of the window, the typing ends whatever the delegate says", arguments: [true, false])
    func forced(byRemoval: Bool) {
        let stage = FieldScreen("text", isEditing: true)
        stage.log.answers["should end"] = false
        if byRemoval { stage.field.removeFromSuperview() } else { #expect(stage.screen.window.endEditing(true)) }
        #expect(stage.log.take() == ["should end", "did end", "posted end", "event end"])
        #expect(!stage.field.isEditing)
        #expect(!stage.field.isFirstResponder)
        #expect(stage.field.text == "text")
        stage.screen.wait(2)
    }

    @Test("A delegate without the method with a reason hears of the end by the one without")
    func olderDelegate() {
        final class Older: UIObject, UITextFieldDelegate {
            var ends = 0
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        let (stage, older) = (FieldScreen(), Older())
        stage.field.delegate = older
        stage.field.becomeFirstResponder()
        stage.field.resignFirstResponder()
        #expect(older.ends == 1)
    }

    @Test("A field that is disabled while it is typed into ends")
    func disabling() {
        let stage = FieldScreen(isEditing: true)
        stage.field.isEnabled = false
        #expect(!stage.field.isEditing)
        #expect(stage.log.take() == ["should end", "did end", "posted end", "event end"])
    }

    @Test("A delegate may make another field first responder, or take the field away, in the midst of the messages")
    func turbulence() {
        let stage = FieldScreen(isEditing: true)
        let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)) }
        for field in fields { stage.screen.window.addSubview(field) }
        stage.log.reactions["did end"] = { _ in fields[1].becomeFirstResponder() }
        fields[0].becomeFirstResponder()
        #expect(fields.filter(\.isFirstResponder).count == 1)
        #expect(fields.filter(\.isEditing).count == 1)
        stage.log.reactions = ["did begin": { $0.removeFromSuperview() }]
        stage.field.becomeFirstResponder()
        #expect(!stage.field.isEditing)
        #expect(!stage.field.isFirstResponder)
        stage.log.reactions = ["should begin": { $0.removeFromSuperview() }]
        stage.screen.window.addSubview(stage.field)
        #expect(!stage.field.becomeFirstResponder())
        #expect(!stage.field.isEditing)
        stage.screen.wait(1)
    }

    @Test("A field that goes while it is typed into leaves nobody behind")
    func memory() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
        weak var lost: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            screen.window.addSubview(field)
            field.becomeFirstResponder()
            try screen.type("abc")
            screen.wait(0.3)
            field.removeFromSuperview()
            lost = field
        }
        screen.wait(5)
        #expect(lost == nil)
        #expect(screen.window.currentFirstResponder == nil)
    }

    @Test("clearsOnBeginEditing takes the text away if the delegate agrees, and tells it")
    func clearing() {
        let stage = FieldScreen("text")
        stage.field.clearsOnBeginEditing = true
        stage.log.answers["should clear"] = false
        stage.field.becomeFirstResponder()
        stage.field.resignFirstResponder()
        #expect(stage.field.text == "text")
        stage.log.answers = [:]
        _ = stage.log.take()
        stage.field.becomeFirstResponder()
        #expect(stage.field.text == "")
        #expect(stage.log.take().suffix(3) == ["should clear", "event changed", "posted change"])
    }
}
