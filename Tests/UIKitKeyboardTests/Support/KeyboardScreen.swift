import UIKitTesting
import UIKitText

@testable import UIKitKeyboard

/// A screen with two fields and a keyboard that is drawn on it, and a log of what is posted of that.
@MainActor
final class KeyboardScreen {
    let screen: TestScreen
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    private(set) var posted: [Notification] = []
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameter prepares: called before the field is edited.
    init(
        size: CGSize = CGSize(width: 375, height: 667), language: String = "en", shows: Bool = true, begins: Bool = true,
        prepares: (UITextField) -> Void = { _ in }
    ) {
        screen = TestScreen(size: size, scale: 2)
        screen.showsKeyboard = shows
        screen.keyboardLanguage = language
        for field in [field, other] { screen.window.addSubview(field) }
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.posted.append(note) }
                })
        }
        prepares(field)
        guard begins else { return }
        field.becomeFirstResponder()
        screen.wait(0.5)
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// The names of what has been posted since the last time, without what all have in common.
    func takeNames() -> [String] {
        defer { posted = [] }
        return posted.map {
            $0.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: "")
        }
    }

    func frame(_ key: String, of note: Notification) -> CGRect? { (note.userInfo?[key] as? NSValue)?.cgRectValue }

    var keyboard: KeyboardView? { screen.view(named: "Keyboard") as? KeyboardView }

    func tap(_ keys: String...) throws {
        for key in keys { try screen.tap(key) }
    }
}
