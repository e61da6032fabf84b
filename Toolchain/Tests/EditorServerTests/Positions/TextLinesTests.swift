import Testing

@testable import EditorServer

struct TextLinesTests {
    @Test func columnsCountUnitsOfUTF16() {
        let lines = TextLines(Array("aä😀b\nx".utf8))
        #expect(lines.offset(of: Position(line: 0, column: 4)) == 7)
        #expect(lines.position(of: 7) == Position(line: 0, column: 4))
        #expect(lines.offset(of: Position(line: 1, column: 1)) == 10)
        #expect(lines.position(of: 10) == Position(line: 1, column: 1))
    }

    @Test(arguments: [
        Position(line: 9, column: 0), Position(line: 1, column: 99), Position(line: -1, column: 0), Position(line: 0, column: -5),
    ])
    func positionsBeyondTheTextAreItsNearest(position: Position) {
        let lines = TextLines(Array("ab\ncd".utf8))
        #expect((0...5).contains(lines.offset(of: position)))
    }

    @Test func bytesThatAreNoTextAreCounted() {
        let lines = TextLines([0xFF, 0x80, 0xC3, 0x0A, 0xF0, 0x9F])
        for line in 0...2 { for column in 0...4 { _ = lines.offset(of: Position(line: line, column: column)) } }
        for offset in 0...6 { _ = lines.position(of: offset) }
        #expect(lines.position(of: 4) == Position(line: 1, column: 0))
    }
}
