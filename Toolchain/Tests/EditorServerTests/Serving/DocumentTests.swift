import Testing

@testable import EditorServer

struct DocumentTests {
    private func change(_ old: String, _ new: String) -> String {
        let change = Document.change(from: TextLines(Array(old.utf8)), to: TextLines(Array(new.utf8)))
        return String(decoding: Document.applying([change], to: Array(old.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("", "a"), ("a", ""), ("abc", "abc"), ("a\nb\nc", "a\nx\nc"), ("äöü", "äßü"), ("😀", "😁"), ("aaa", "aa"), ("x\r\ny", "x\ny"),
        ("é", "è"), ("日本", "日曜本"),
    ])
    func theChangeMakesOneTextOfTheOther(old: String, new: String) {
        #expect(change(old, new) == new)
    }

    @Test func changesOfAnEditorFollowOneAnother() {
        let first: JSON = ["range": Position.range(Position(line: 0, column: 1), Position(line: 0, column: 2)), "text": "XY"]
        let second: JSON = ["range": Position.range(Position(line: 0, column: 2), Position(line: 9, column: 9)), "text": ""]
        #expect(Document.applying([first, second], to: Array("abc\nd".utf8)) == Array("aX".utf8))
        #expect(Document.applying([["text": "new"]], to: Array("old".utf8)) == Array("new".utf8))
        #expect(Document.applying([.null], to: Array("old".utf8)).isEmpty)
    }
}

struct LineEditsTests {
    @Test(arguments: [
        ("a\nb\nc\n", "a\nB\nc\n"), ("a", "a\n"), ("", "x\n"), ("x\ny\n", ""), ("1\n2\n3\n", "0\n1\n3\n4\n"), ("a\n\n\nb", "a\nb\n"),
    ])
    func editsMakeOneTextOfTheOther(old: String, new: String) {
        let edits = LineEdits.make(from: TextLines(Array(old.utf8)), to: Array(new.utf8))
        // From behind, as their places are those of the old text.
        let result = edits.reversed().reduce(Array(old.utf8)) { text, edit in
            Document.applying([["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]], to: text)
        }
        #expect(String(decoding: result, as: UTF8.self) == new)
    }
}

struct CompletionAnswerTests {
    private func labels(_ labels: [String]) -> [String?] {
        let items = labels.map { label -> JSON in ["label": .string(label), "insertTextFormat": 2] }
        let mapper = PositionMapper(.toEditor, text: { _ in nil }, uri: { $0 })
        let result = CompletionAnswer.map(["isIncomplete": false, "items": .array(items)], in: nil, mapper)
        return result["items"]?.array?.map { $0["label"]?.string } ?? []
    }

    @Test func generatedNamesAreNotOffered() {
        #expect(labels(["__objcE_1", "tap", "_objcRegister()", "__ext_X_f"]) == ["tap"])
    }

    @Test func anOptionalRequirementIsOfferedAsItIsWritten() {
        #expect(labels(["_opt_tableView__didSelectRowAt"]) == ["tableView(_:didSelectRowAt:)"])
        #expect(
            OptionalRequirement("tableView(_:didSelectRowAt:)").call(asSnippet: true)
                == "tableView?(${1:value}, didSelectRowAt: ${2:didSelectRowAt})")
    }
}

struct SemanticTokensTests {
    @Test func wordsOfGeneratedCodeAreLeftOut() {
        let text = TranslatedText(Array("class A {}\nlet b".utf8), edits: [.init(range: 9..<9, text: "var x ")])
        // class, A, var, x, and on the next line let, b
        let data: [JSON] = [0, 0, 5, 1, 0, 0, 6, 1, 2, 0, 0, 3, 3, 1, 0, 0, 4, 1, 3, 0, 1, 0, 3, 1, 0, 0, 4, 1, 4, 0]
        let mapped = SemanticTokens.map(["data": .array(data)], text)
        #expect(mapped["data"]?.array == [0, 0, 5, 1, 0, 0, 6, 1, 2, 0, 1, 0, 3, 1, 0, 0, 4, 1, 4, 0])
    }

    @Test func dataThatIsCutShortIsPassedOn() {
        let odd: JSON = ["data": [1, 2, 3]]
        #expect(SemanticTokens.map(odd, TranslatedText([])) == odd)
    }
}
