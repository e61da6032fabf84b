import Testing
import Translator

@testable import EditorServer

/// AX-98: positions go from the source to the translation, and back.
struct TranslatedTextTests {
    /// - Parameter edits: each replaces the first occurrence of a text; an empty one stands for what comes before the mark.
    private func text(_ source: String, _ edits: [(String, String)]) -> TranslatedText {
        let bytes = Array(source.utf8)
        let made = edits.map { old, new in
            let start = bytes.indices.first { bytes[$0...].starts(with: old.utf8) } ?? bytes.count
            return Edit(range: start..<(start + old.utf8.count), text: new)
        }
        return TranslatedText(bytes, edits: made)
    }

    private func column(_ text: TranslatedText, of column: Int) -> Int { text.toTranslated(Position(line: 0, column: column)).column }

    private func original(_ text: TranslatedText, _ range: Range<Int>) -> Range<Int>? {
        text.toOriginal(Position(line: 0, column: range.lowerBound), Position(line: 0, column: range.upperBound))
            .map { $0.start.column..<$0.end.column }
    }

    @Test func aBlankedAttributeKeepsAllColumns() {
        let text = text("@objc func f() {}", [("@objc", "     ")])
        for column in 0...17 { #expect(self.column(text, of: column) == column) }
        #expect(original(text, 11..<12) == 11..<12)
    }

    @Test func aNameInsideOfAReplacementIsTheSameName() {
        let text = text(
            "a(#selector(X.tap(_:)), b)", [("#selector(X.tap(_:))", "Selector(_objc: \"tap:\", _1: { (o: X, a) in o.tap(a) })")])
        let place = column(text, of: 15)
        let translated = String(decoding: text.translated.bytes, as: UTF8.self)
        #expect(Array(translated)[(place - 1)..<(place + 2)] == ["t", "a", "p"])
        #expect(original(text, (place - 1)..<(place + 2)) == 14..<17)
        // What stands behind it is moved.
        #expect(column(text, of: 24) == 24 + translated.count - 26)
        #expect(original(text, (translated.count - 2)..<(translated.count - 1)) == 24..<25)
    }

    @Test func anOptionalRequirementIsThePropertyThatStandsForIt() {
        let source = "protocol P { @objc optional func f(_ a: [A<B>], to b: (C, D) -> E); @objc optional func f(); optional var v: V }"
        let pieces = [
            "@objc optional func f(_ a: [A<B>], to b: (C, D) -> E);", "@objc optional func f();", "optional var v: V",
        ]
        let tail = "; extension P { var _opt_f__to: T? { 1 }; var f: T? { 1 }; var v: V? { 1 } }"
        let bytes = Array(source.utf8)
        let edits = pieces.map { piece in
            let start = bytes.indices.first { bytes[$0...].starts(with: piece.utf8) } ?? 0
            return Edit(range: start..<(start + piece.utf8.count), text: String(repeating: " ", count: piece.utf8.count))
        }
        let text = TranslatedText(bytes, edits: edits + [Edit(range: bytes.count..<bytes.count, text: tail)])
        let translated = Array(source.utf8) + Array(tail.utf8)
        func place(_ word: String, in text: [UInt8], behind mark: String) -> Int {
            let start = text.indices.first { text[$0...].starts(with: mark.utf8) }!
            return text.indices[start...].first { text[$0...].starts(with: word.utf8) }!
        }
        let pairs = [("f", "func f(_", "_opt_f__to"), ("f", "func f()", "f: T"), ("v", "var v: V }", "v: V?")]
        for (name, mark, generated) in pairs {
            let start = place(name, in: bytes, behind: mark.replacing("func ", with: "").replacing("var ", with: ""))
            let target = place(generated, in: translated, behind: generated)
            let length = generated.prefix { $0 != ":" }.count
            #expect(column(text, of: start) == target, "\(mark)")
            #expect(original(text, target..<(target + length)) == start..<(start + 1), "\(mark)")
        }
        // What is around a name is nowhere.
        #expect(original(text, place("extension", in: translated, behind: "ext")..<translated.count - 1) == nil)
    }

    @Test func membersThatWerePutInBelongToNoRange() {
        let text = text("class A { var b = 1 }", [])
        let edited = TranslatedText(text.original.bytes, edits: [Edit(range: 20..<20, text: "; func x() {} ")])
        #expect(original(edited, 22..<30) == nil)
        #expect(original(edited, 0..<35) == 0..<21)
        // What is typed before the brace comes before them.
        #expect(column(edited, of: 20) == 20)
        #expect(column(edited, of: 21) == 35)
    }

    @Test func aWordPutBeforeANameDoesNotHideIt() {
        let edited = TranslatedText(Array("import UIKit".utf8), edits: [Edit(range: 0..<0, text: "import ObjCRuntime; ")])
        #expect(column(edited, of: 0) == 20)
        #expect(original(edited, 27..<32) == 7..<12)
        #expect(original(edited, 0..<0) == nil)
    }

    @Test func anEditThatSpansTranslatedCodeIsSeen() {
        let text = text("{ a(#selector(f)) }", [("#selector(f)", "Selector(\"f\")")])
        #expect(text.isChanged(0..<19))
        #expect(!text.isChanged(0..<3))
    }

    @Test func allPlacesOfAnyTranslationCanBeAskedFor() {
        let text = text("@objc ä(#selector(😀))\n}", [("@objc", "     "), ("#selector(😀)", "S(\"\")"), ("}", "; x }")])
        for line in 0...3 {
            for column in 0...40 {
                _ = text.toTranslated(Position(line: line, column: column))
                _ = text.toOriginal(Position(line: line, column: column), Position(line: 3, column: 0))
            }
        }
    }
}
