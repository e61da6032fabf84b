import Testing
import Translator

@testable import EditorServer

/// AX-98: whatever message names places, they are those of the reader's text.
struct PositionMapperTests {
    /// `a` stands one column to the right in the translation; the brace has something before it.
    private let text = TranslatedText(Array("a }".utf8), edits: [Edit(range: 0..<0, text: "_"), Edit(range: 2..<2, text: "xyz ")])

    private func map(_ value: JSON, _ direction: PositionMapper.Direction) -> JSON? {
        var mapper = PositionMapper(direction, text: { [text] in $0 == "file:///server" ? text : nil }) {
            $0.replacing(direction == .toServer ? "editor" : "server", with: direction == .toServer ? "server" : "editor")
        }
        return mapper.map(value, in: nil)
    }

    private func range(_ start: Int, _ end: Int) -> JSON {
        Position.range(Position(line: 0, column: start), Position(line: 0, column: end))
    }

    @Test func placesBelongToTheFileThatIsNamed() {
        #expect(
            map(["textDocument": ["uri": "file:///editor"], "position": ["line": 0, "character": 0]], .toServer)
                == ["textDocument": ["uri": "file:///server"], "position": ["line": 0, "character": 1]])
        #expect(map(["uri": "file:///server", "range": range(1, 2)], .toEditor) == ["uri": "file:///editor", "range": range(0, 1)])
        #expect(map(["uri": "file:///else", "range": range(1, 2)], .toEditor) == ["uri": "file:///else", "range": range(1, 2)])
    }

    @Test func whatIsGeneratedIsLeftOutOfAList() {
        let list: JSON = [["uri": "file:///server", "range": range(3, 6)], ["uri": "file:///server", "range": range(1, 2)]]
        #expect(map(list, .toEditor) == [["uri": "file:///editor", "range": range(0, 1)]])
    }

    @Test func editsOfManyFilesAreMappedByTheirAddresses() {
        let edit: JSON = ["changes": ["file:///server": [["range": range(1, 2), "newText": "b"]]]]
        #expect(map(edit, .toEditor) == ["changes": ["file:///editor": [["range": range(0, 1), "newText": "b"]]]])
    }

    @Test func whatOnlyTheSenderReadsStaysAsItIs() {
        let item: JSON = ["uri": "file:///server", "data": ["range": range(3, 4), "uri": "file:///server"]]
        #expect(map(item, .toEditor)?["data"] == item["data"])
    }

    @Test func aRefactoringThatSpansTranslatedCodeIsNoticed() {
        var mapper = PositionMapper(.toEditor, text: { [text] _ in text }, uri: { $0 })
        _ = mapper.map(["range": range(1, 2), "newText": "b"], in: "x")
        #expect(!mapper.spoilsSource)
        _ = mapper.map(["range": range(0, 8), "newText": "b"], in: "x")
        #expect(mapper.spoilsSource)
    }
}
