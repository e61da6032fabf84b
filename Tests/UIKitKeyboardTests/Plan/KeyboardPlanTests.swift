import Testing

@testable import UIKitKeyboard

/// Which keys there are, and where they stand.
@MainActor
@Suite struct KeyboardPlanTests {
    private func labels(_ plan: KeyboardPlan) -> [String] {
        plan.rows.map { row in row.filter { $0.action != .none }.map(\.label).joined(separator: " ") }
    }

    private func plan(_ type: UIKeyboardType, page: KeyboardPage? = nil, language: String = "en") -> KeyboardPlan {
        var wants = KeyboardWants()
        wants.type = type
        return KeyboardPlan(language: .of(language), wants: wants, page: page ?? wants.firstPage)
    }

    @Test(
        "letters stand as in the language",
        arguments: [
            ("en-US", "q w e r t y u i o p"), ("cs", "q w e r t z u i o p"), ("de-CH", "q w e r t z u i o p ü"),
            ("fr", "a z e r t y u i o p"),
            ("es_MX", "q w e r t y u i o p"), ("pl", "q w e r t y u i o p"), ("xx", "q w e r t y u i o p"), ("", "q w e r t y u i o p"),
        ])
    func languages(code: String, row: String) { #expect(labels(plan(.default, language: code))[0] == row) }

    @Test("a long press offers letters of the language first")
    func alternatives() {
        #expect(KeyboardLanguage.of("cs").alternatives(of: "e").prefix(2) == ["ě", "é"])
        #expect(KeyboardLanguage.of("pl").alternatives(of: "z") == ["ż", "ź", "ž"])
        #expect(KeyboardLanguage.of("en").alternatives(of: "q") == [])
    }

    @Test("the row at the bottom is what the kind of text asks for")
    func bottomRows() {
        #expect(labels(plan(.default)).last == "123 emoji space return")
        #expect(labels(plan(.emailAddress)).last == "123 emoji space @ . return")
        #expect(labels(plan(.URL)).last == "123 emoji . / .com return")
        #expect(labels(plan(.webSearch)).last == "123 emoji space . return")
        #expect(labels(plan(.twitter)).last == "123 emoji space @ # return")
        #expect(labels(plan(.asciiCapable)).last == "123 space return")
        #expect(labels(plan(.numbersAndPunctuation)).first == "1 2 3 4 5 6 7 8 9 0")
    }

    @Test("pads have digits, and in the corner what belongs to their kind")
    func pads() {
        #expect(labels(plan(.numberPad)) == ["1 2 3", "4 5 6", "7 8 9", "0 delete"])
        #expect(labels(plan(.asciiCapableNumberPad)).last == "0 delete")
        #expect(labels(plan(.decimalPad)).last == ". 0 delete")
        #expect(labels(plan(.decimalPad, language: "de")).last == ", 0 delete")
        #expect(labels(plan(.phonePad)).last == "+*# 0 delete")
        #expect(labels(plan(.phonePad, page: .padSigns)).last == "123 0 delete")
        #expect(plan(.phonePad).rows[0][1].subtitle == "ABC")
        #expect(labels(plan(.namePhonePad)).last == "123 emoji space return")
    }

    @Test("secrets are typed without emoji and without capitals by themselves")
    func secrets() {
        var wants = KeyboardWants()
        wants.isSecret = true
        #expect(labels(KeyboardPlan(wants: wants)).last == "123 space return")
    }

    @Test("each row is at most as wide as the keyboard, and rooms leave nothing between them")
    func geometry() {
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 216)
        for language in ["en", "cs", "de", "fr", "es", "pl"] {
            for type in [UIKeyboardType.default, .emailAddress, .URL, .numberPad, .phonePad, .decimalPad, .webSearch, .twitter] {
                for page in [KeyboardPage.letters, .numbers, .symbols, .emoji(0), .pad] {
                    let plan = plan(type, page: page, language: language)
                    let geometry = KeyboardGeometry(plan, in: bounds, margin: 0)
                    for row in plan.rows { #expect(row.reduce(0) { $0 + $1.weight } <= plan.width + 0.001) }
                    #expect(geometry.slots.allSatisfy { bounds.insetBy(dx: -0.01, dy: -0.01).contains($0.room) })
                    #expect(geometry.index(at: CGPoint(x: -50, y: 900)) != nil)
                }
            }
        }
    }

    @Test("capitals: after nothing, after the end of a sentence, of a word, or always")
    func capitals() {
        let cases: [(UITextAutocapitalizationType, String, Bool)] = [
            (.none, "", false), (.sentences, "", true), (.sentences, "a", false), (.sentences, "a. ", true), (.sentences, "a.", false),
            (.sentences, "a, ", false), (.sentences, "a\n", true), (.words, "a ", true), (.words, "a", false), (.allCharacters, "a", true),
            (.sentences, "  ", true),
        ]
        for (kind, text, isCapital) in cases { #expect(KeyboardShift.isCapital(kind, after: text) == isCapital, "\(kind) \(text)") }
    }

    @Test("there are emoji for all places of a page at most")
    func emoji() {
        for category in KeyboardEmoji.categories {
            #expect(category.characters.count <= KeyboardEmoji.columns * KeyboardEmoji.rows)
            #expect(Set(category.characters).count == category.characters.count)
        }
    }
}
