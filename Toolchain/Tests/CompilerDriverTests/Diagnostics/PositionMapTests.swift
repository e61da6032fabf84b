import Testing
import Translator

@testable import CompilerDriver

@Suite struct PositionMapTests {
    private let original = "ab\ncd #selector(f) ef\ngh"

    private func map(_ edits: Edit...) -> PositionMap {
        let source = RewrittenSource(SourceFile(path: "/a", bytes: Array(original.utf8)), edits: edits)
        return PositionMap(original: source.source.bytes, translated: source.text ?? source.source.bytes, edits: edits)
    }

    /// Where the only occurrence of a piece in the translation belongs.
    private func place(of piece: String, in map: PositionMap) -> PositionMap.Place {
        let translated = String(decoding: map.translated.text, as: UTF8.self)
        return map.place(
            ofTranslated: translated.utf8.distance(from: translated.startIndex, to: translated.firstRange(of: piece)!.lowerBound))
    }

    @Test func textBeforeAndAfterEditsKeepsItsPlace() {
        let map = map(original.replacing(only: "#selector(f)", by: "Selector(name: f)"))
        #expect(place(of: "ab", in: map) == .original(0))
        #expect(place(of: "ef", in: map) == .original(19))
        #expect(place(of: "gh", in: map) == .original(22))
        #expect(map.place(ofTranslated: map.translated.text.count) == .original(24))
    }

    @Test func aNameInReplacedTextIsFoundInTheOriginal() {
        let map = map(original.replacing(only: "#selector(f)", by: "Selector(name: f)"))
        #expect(place(of: "f)", in: map) == .original(16))
        #expect(place(of: "Selector", in: map) == .original(6))
    }

    @Test func insertedTextIsGenerated() {
        let map = map(original.inserting("<x>", before: "ef"))
        #expect(place(of: "x>", in: map) == .generated(at: 19))
        #expect(place(of: "ef", in: map) == .original(19))
    }

    @Test func replacedTextOfOneLengthKeepsDistances() {
        let map = map(original.replacing(only: "#selector(f)", by: "            "))
        #expect(map.place(ofTranslated: 8) == .original(8))
    }

    @Test func findsLinesOfTheTranslation() {
        let map = map(original.inserting("\n\n", before: "ef"))
        #expect((0..<3).map(map.translatedLine) == [0, 1, 4])
    }
}
