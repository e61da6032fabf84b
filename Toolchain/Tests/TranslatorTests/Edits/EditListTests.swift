import Testing

@testable import Translator

@Suite struct EditListTests {
    private let source = Array("let a = 1\nlet b = 2".utf8)

    private func text(_ change: (inout EditList) -> Void) -> String {
        var edits = EditList(source: source)
        change(&edits)
        return String(decoding: edits.sorted().applied(to: source), as: UTF8.self)
    }

    @Test func editsMayComeInAnyOrder() {
        let result = text { edits in
            edits.replace(18..<19, with: "3")
            edits.insert("var x; ", at: 0)
            edits.replace(4..<5, with: "c")
        }
        #expect(result == "var x; let c = 1\nlet b = 3")
    }

    @Test func insertionsAtOnePlaceKeepTheirOrder() {
        #expect(
            text {
                $0.insert("1", at: 4); $0.insert("2", at: 4); $0.insert("3", at: 4)
            } == "let 123a = 1\nlet b = 2")
    }

    @Test func anInsertionBeforeAReplacementStays() {
        #expect(
            text {
                $0.replace(4..<5, with: "c"); $0.insert("_", at: 4)
            } == "let _c = 1\nlet b = 2")
    }

    @Test func whatLiesInALargerEditIsDropped() {
        let result = text { edits in
            edits.replace(4..<5, with: "c")
            edits.blank(0..<12)
            edits.insert("x", at: 11)
        }
        #expect(result == "         \n  t b = 2")
    }

    @Test func overwritingKeepsTheWidth() {
        #expect(text { $0.overwrite(0..<9, with: "ab") } == "ab       \nlet b = 2")
        #expect(text { $0.overwrite(4..<5, with: "long") } == "let long = 1\nlet b = 2")
    }
}

@Suite struct LineTableTests {
    @Test func linesAndColumnsCountFromOne() {
        let table = LineTable(Array("ab\n\nc".utf8))
        #expect([0, 2, 3, 4].map(table.line) == [1, 1, 2, 3])
        #expect([0, 2, 3, 4].map(table.column) == [1, 3, 1, 1])
    }
}
