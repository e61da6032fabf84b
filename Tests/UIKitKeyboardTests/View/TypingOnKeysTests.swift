import Testing
import UIKitTesting
import UIKitText

@testable import UIKitKeyboard

/// What the keys on the screen do.
@MainActor
@Suite struct TypingOnKeysTests {
    @Test("letters are typed when the finger is lifted, capitals where a sentence begins")
    func letters() throws {
        let keyboard = KeyboardScreen()
        try keyboard.tap("H", "i")
        #expect(keyboard.field.text == "Hi")
    }

    @Test("sentences begin after a full stop and a space")
    func sentences() throws {
        let keyboard = KeyboardScreen()
        try keyboard.tap("A", "123", ".", "space", "ABC", "B", "c")
        #expect(keyboard.field.text == "A. Bc")
    }

    @Test("shift holds for one letter, and two taps lock it")
    func shift() throws {
        let keyboard = KeyboardScreen { $0.autocapitalizationType = .none }
        try keyboard.tap("a", "shift", "B", "c")
        #expect(keyboard.field.text == "aBc")
        try keyboard.tap("shift", "shift", "D", "E")
        keyboard.screen.wait(1)
        try keyboard.tap("shift", "f")
        #expect(keyboard.field.text == "aBcDEf")
    }

    @Test("Delete takes one character, and repeats while it is held")
    func deleting() throws {
        let keyboard = KeyboardScreen { $0.text = "abcdefghij" }
        try keyboard.tap("delete")
        #expect(keyboard.field.text == "abcdefghi")
        try keyboard.screen.press("delete", for: 0.85)
        #expect(keyboard.field.text == "abcd")
    }

    @Test("a long press offers accents; the finger chooses")
    func accents() throws {
        let keyboard = KeyboardScreen(language: "cs") { $0.autocapitalizationType = .none }
        let key = try #require(keyboard.screen.view(named: "c"))
        let middle = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
        let finger = keyboard.screen.touchDown(at: middle)
        keyboard.screen.wait(0.6)
        let balloon = try #require(keyboard.keyboard?.subviews.compactMap { $0 as? KeyBalloon }.first)
        #expect(balloon.choice == "c")
        let start = balloon.frame.minX
        let index = try #require(balloon.subviews.firstIndex { ($0 as? UILabel)?.text == "č" })
        finger.move(
            to: CGPoint(x: start + balloon.frame.width / CGFloat(balloon.subviews.count) * (CGFloat(index) + 0.5), y: middle.y - 40))
        finger.lift()
        #expect(keyboard.field.text == "č")
        #expect(keyboard.keyboard?.subviews.contains { $0 is KeyBalloon } == false)
    }

    @Test("a finger that slides to another key types that one")
    func sliding() throws {
        let keyboard = KeyboardScreen { $0.autocapitalizationType = .none }
        let (a, s) = try (center("a", keyboard), center("s", keyboard))
        let finger = keyboard.screen.touchDown(at: a)
        finger.move(to: s)
        finger.lift()
        #expect(keyboard.field.text == "s")
    }

    @Test("the first of two fingers types when the second comes down")
    func twoFingers() throws {
        let keyboard = KeyboardScreen { $0.autocapitalizationType = .none }
        let (a, l) = try (center("a", keyboard), center("l", keyboard))
        let first = keyboard.screen.touchDown(at: a)
        let second = keyboard.screen.touchDown(at: l)
        #expect(keyboard.field.text == "a")
        second.lift()
        first.lift()
        #expect(keyboard.field.text == "al")
    }

    private func center(_ name: String, _ keyboard: KeyboardScreen) throws -> CGPoint {
        let key = try #require(keyboard.screen.view(named: name))
        return key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
    }

    @Test("Return is what the field wants, and does what Return does")
    func returning() throws {
        let returns = Returns()
        let keyboard = KeyboardScreen {
            $0.returnKeyType = .done
            $0.delegate = returns
        }
        try keyboard.tap("done")
        #expect(returns.count == 1)
    }

    @Test("Return is dimmed and dead while there is no text, where the field wants that")
    func emptyReturn() throws {
        let returns = Returns()
        let keyboard = KeyboardScreen {
            $0.enablesReturnKeyAutomatically = true
            $0.delegate = returns
        }
        try keyboard.tap("return")
        #expect(returns.count == 0)
        try keyboard.tap("A", "return")
        #expect(returns.count == 1)
    }

    @Test("the delegate is asked about each key, as for any other")
    func delegateIsAsked() throws {
        let returns = Returns()
        returns.allows = false
        let keyboard = KeyboardScreen { $0.delegate = returns }
        try keyboard.tap("A")
        #expect(keyboard.field.text == "")
    }

    @Test("emoji are a page of their own")
    func emoji() throws {
        let keyboard = KeyboardScreen()
        try keyboard.tap("emoji", "😀", "Food", "🍎", "ABC")
        #expect(keyboard.field.text == "😀🍎")
    }

    @Test("keys and keyboards are elements of tests")
    func elements() throws {
        let keyboard = KeyboardScreen()
        #expect(keyboard.screen.keyboards.count == 1)
        try keyboard.screen.keys["Q"].tap()
        #expect(keyboard.field.text == "Q")
        #expect(keyboard.screen.buttons["shift"].exists)
        #expect(!keyboard.screen.keys["shift"].exists)
    }

    @Test("the keyboard follows the appearance that the field asks for")
    func appearance() {
        let keyboard = KeyboardScreen { $0.keyboardAppearance = .dark }
        #expect(keyboard.keyboard?.traitCollection.userInterfaceStyle == .dark)
    }
}

@MainActor
private final class Returns: UIObject, UITextFieldDelegate {
    var count = 0
    var allows = true
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { allows }
}
