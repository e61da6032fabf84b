import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// The dots under misspelled words. Where no dictionary is installed there are none, and most of these tests say nothing.
@MainActor
@Suite(.serialized)
struct SpellingMarkTests {
    static var hasDictionary: Bool { SpellingLanguage.dictionary(for: "en") != nil }

    private func words(_ stage: TextViewScreen) -> [String] {
        stage.view.editor.spelling.misspelled.map { (stage.view.text as NSString).substring(with: $0) }
    }

    @Test(
        "TX-198: misspelled words are marked when typing has rested, but not the one that is being typed",
        .enabled { await hasDictionary })
    func marking() throws {
        let stage = TextViewScreen(isEditing: true)
        try stage.type("This is wrogn and wierd")
        #expect(words(stage) == [])
        stage.screen.wait(0.6)
        #expect(words(stage) == ["wrogn"])
        try stage.type(" ")
        stage.screen.wait(0.6)
        #expect(words(stage) == ["wrogn", "wierd"])
        stage.select(0)
        try stage.type("More ")
        #expect(words(stage) == ["wrogn", "wierd"])
        stage.select(15)
        try stage.press("delete")
        #expect(words(stage) == ["wierd"])
        stage.view.resignFirstResponder()
        #expect(words(stage) == [])
    }

    @Test("TX-198: dots are drawn in red below the word, and nothing where all is well", .enabled { await hasDictionary })
    func drawing() throws {
        let stage = TextViewScreen("wrogn good", isEditing: true)
        stage.screen.wait(0.7)
        func hasRed(_ location: Int, _ length: Int) -> Bool {
            let (start, end) = (stage.point(before: location), stage.point(before: location + length))
            return stride(from: start.x, to: end.x, by: 0.5).contains { x in
                stride(from: start.y, to: start.y + 14, by: 0.5).contains { y in
                    stage.screen.color(at: CGPoint(x: x, y: y))?.isNear(.systemRed) == true
                }
            }
        }
        #expect(hasRed(0, 5))
        #expect(!hasRed(6, 4))
    }

    @Test(
        "TX-195, TX-198: a tap on a marked word offers other ones; one that is chosen takes its place, and is undone",
        .enabled { await hasDictionary })
    func guesses() throws {
        let stage = TextViewScreen("so wrogn", isEditing: true)
        stage.screen.wait(0.7)
        try stage.screen.tap(at: stage.point(before: 5))
        stage.screen.wait(0.5)
        #expect(stage.selection == NSRange(location: 3, length: 5))
        #expect(stage.screen.shows("wrong"))
        _ = stage.log.take()
        try stage.screen.tap("wrong")
        stage.screen.wait(0.5)
        #expect(stage.view.text == "so wrong")
        #expect(stage.log.take().first == "change {3, 5} \"wrong\"")
        try stage.press("cmd+z")
        #expect(stage.view.text == "so wrogn")
    }

    @Test(
        "TX-197, TX-198: nothing is marked where a text does not want it, is exact or secret; addresses are left alone",
        .enabled { await hasDictionary })
    func exceptions() throws {
        let unwanted: [(UITextView) -> Void] = [
            { $0.spellCheckingType = .no }, { $0.autocorrectionType = .no }, { $0.keyboardType = .emailAddress },
            { $0.isSecureTextEntry = true }, { $0.textContentType = .username },
        ]
        for set in unwanted {
            let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
            set(view)
            let stage = TextViewScreen("wrogn wierd ", isEditing: true, view: view)
            stage.screen.wait(0.7)
            #expect(words(stage) == [])
        }
        let stage = TextViewScreen("wrogn@exampel.com https://exampel.org www.exampel.org wierd ", isEditing: true)
        stage.screen.wait(0.7)
        #expect(words(stage) == ["wierd"])
        stage.view.autocorrectionType = .no
        stage.view.spellCheckingType = .yes
        stage.view.text = "wierd wrogn "
        stage.screen.wait(0.7)
        #expect(words(stage) == ["wierd", "wrogn"])
    }

    @Test(
        "TX-198: only what is seen of a long text is looked at, and what comes into sight when that rests",
        .enabled { await hasDictionary })
    func longText() throws {
        let stage = TextViewScreen((0..<4000).map { "line wrogn \($0)" }.joined(separator: "\n"), isEditing: true)
        stage.screen.wait(0.7)
        let marked = stage.view.editor.spelling.misspelled
        #expect(!marked.isEmpty)
        #expect(marked.count < 40)
        stage.view.contentOffset.y = 0
        stage.screen.wait(0.7)
        #expect(stage.view.editor.spelling.misspelled.first?.location == 5)
    }

    @Test("TX-198: fields mark as well, and offer guesses", .enabled { await hasDictionary })
    func fields() throws {
        let stage = FieldScreen(isEditing: true)
        try stage.type("a wrogn word")
        stage.screen.wait(0.7)
        #expect(stage.field.editor.spelling.misspelled == [NSRange(location: 2, length: 5)])
        try stage.screen.tap(at: stage.point(before: 4))
        stage.screen.wait(0.5)
        try stage.screen.tap("wrong")
        #expect(stage.field.text == "a wrong word")
    }

    @Test("TX-196: a language without a dictionary has no misspelled words")
    func noDictionary() throws {
        let stage = TextViewScreen(isEditing: true)
        stage.screen.keyboardLanguage = "xx"
        try stage.type("wrogn wierd ")
        stage.screen.wait(0.7)
        #expect(words(stage) == [])
        stage.screen.keyboardLanguage = "en"
    }

    @Test("TX-195: a language code stands for the dictionary of one country")
    func languages() {
        let names = ["de_AT", "de_DE", "en_GB", "en_US", "cs_CZ", "fr"]
        #expect(SpellingLanguage.choose("en", among: names) == "en_US")
        #expect(SpellingLanguage.choose("en-GB", among: names) == "en_GB")
        #expect(SpellingLanguage.choose("cs", among: names) == "cs_CZ")
        #expect(SpellingLanguage.choose("fr", among: names) == "fr")
        #expect(SpellingLanguage.choose("es", among: names) == nil)
        #expect(SpellingLanguage.choose("en", among: []) == nil)
    }
}
