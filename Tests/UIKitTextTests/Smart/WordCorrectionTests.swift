import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// Which word takes the place of a misspelled one, and when.
@MainActor
@Suite(.serialized)
struct WordCorrectionTests {
    private func correction(_ word: String, _ suggestions: String...) -> String? {
        WordCorrection.correction(of: word, among: suggestions)
    }

    @Test("Letters in the wrong order, accents and apostrophes come before other letters")
    func slips() {
        #expect(correction("teh", "eh", "tech", "the", "ten") == "the")
        #expect(correction("Wrogn", "wrong", "wrought") == "Wrong")
        #expect(correction("dont", "don't", "font", "dent") == "don't")
        #expect(correction("cafe", "caf\u{E9}", "cage") == "caf\u{E9}")
        #expect(correction("form\u{E9}", "from", "form", "forme") == "forme")
        #expect(correction("wrogn", "wrong", "worgn") == nil)
    }

    @Test("One letter more, less or another is corrected where only one word is so near")
    func oneChange() {
        #expect(correction("becuase", "because") == "because")
        #expect(correction("adress", "address", "dress's") == "address")
        #expect(correction("lettar", "letter", "lector") == "letter")
        #expect(correction("bot", "boat", "boot", "bat") == nil)
        #expect(correction("xqzzt", "exit") == nil)
        #expect(correction("word", "") == nil)
    }

    @Test("Short words, names, abbreviations and words with digits stay as they are")
    func exceptions() {
        #expect(correction("hte", "the") == "the")
        #expect(correction("ot", "to") == nil)
        #expect(correction("iPhoen", "iPhone") == nil)
        #expect(correction("NASSA", "NASA") == nil)
        #expect(correction("wrogn2", "wrong") == nil)
        #expect(correction("", "a") == nil)
    }

    // MARK: Typing

    private func stage(_ text: String = "", _ correction: UITextAutocorrectionType = .yes) -> TextViewScreen {
        let stage = TextViewScreen(text, isEditing: true)
        stage.view.autocorrectionType = correction
        return stage
    }

    @Test(
        "TX-104: the delegate is asked for what ends a word, and then for the word that takes its place",
        .enabled { await SpellingMarkTests.hasDictionary })
    func delegate() throws {
        let stage = stage()
        try stage.type("a wrogn")
        _ = stage.log.take()
        try stage.type(" ")
        #expect(stage.view.text == "a wrong ")
        #expect(stage.selection == NSRange(location: 8, length: 0))
        #expect(stage.log.take().filter { $0.hasPrefix("change ") } == ["change {7, 0} \" \"", "change {2, 5} \"wrong\""])
        try stage.type("Wrogn, ")
        #expect(stage.view.text == "a wrong Wrong, ")
        stage.log.answers["should change"] = false
        try stage.type("x")
        #expect(stage.view.text == "a wrong Wrong, ")
    }

    @Test(
        "TX-120: undo brings back the word that was typed, which is not corrected again",
        .enabled { await SpellingMarkTests.hasDictionary })
    func undo() throws {
        let stage = stage()
        try stage.type("wrogn ")
        #expect(stage.view.text == "wrong ")
        try stage.press("cmd+z")
        #expect(stage.view.text == "wrogn ")
        #expect(stage.selection == NSRange(location: 6, length: 0))
        try stage.type("wrogn ")
        #expect(stage.view.text == "wrogn wrogn ")
        try stage.press("cmd+z")
        try stage.press("cmd+z")
        #expect(stage.view.text == "")
    }

    @Test(
        "TX-198: nothing is corrected that comes from the keys of a desk by itself, is an address, or is written by a program",
        .enabled { await SpellingMarkTests.hasDictionary })
    func left() throws {
        let stage = stage("", .default)
        try stage.type("wrogn ")
        #expect(stage.view.text == "wrogn ")
        stage.screen.showsKeyboard = true
        try stage.type("wrogn ")
        #expect(stage.view.text == "wrogn wrong ")
        stage.view.autocorrectionType = .no
        try stage.type("wrogn ")
        #expect(stage.view.text == "wrogn wrong wrogn ")
        stage.view.autocorrectionType = .yes
        stage.view.text = ""
        try stage.type("me@wrogn ")
        #expect(stage.view.text == "me@wrogn ")
        stage.view.insertText("wrogn ")
        #expect(stage.view.text == "me@wrogn wrogn ")
        stage.view.text = ""
        stage.view.keyboardType = .emailAddress
        try stage.type("wrogn ")
        #expect(stage.view.text == "wrogn ")
    }

    @Test("A field corrects as a text view does", .enabled { await SpellingMarkTests.hasDictionary })
    func field() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.autocorrectionType = .yes
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        screen.settle()
        try screen.type("wrogn.")
        #expect(field.text == "wrong.")
    }
}
