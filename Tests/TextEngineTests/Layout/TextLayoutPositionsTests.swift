import Testing
import TextEngine

@Suite struct TextLayoutPositionsTests {
    @Test func caretsGoFromLeftToRight() {
        let found = layout("Hello")
        let edges = (0...5).map { found.caretRect(at: $0).minX }
        #expect(edges[0] == 0)
        #expect(edges == edges.sorted())
        #expect(Set(edges).count == 6)
        #expect(abs(edges[5] - found.size.width) < 1)
        #expect(found.caretRect(at: 99) == found.caretRect(at: 5))
        #expect(found.caretRect(at: -3) == found.caretRect(at: 0))
        #expect(found.caretRect(at: 2).height == found.lines[0].height)
    }

    @Test func theNearestPositionIsThatOfTheCaret() {
        for text in ["Hello, World", "é😀a", "שלום", "ab שלום cd", "AVATAR"] {
            let found = layout(text)
            for position in 0...text.utf16.count {
                let caret = found.caretRect(at: position)
                let back = found.position(nearest: CGPoint(x: caret.minX, y: caret.midY))
                #expect(abs(found.caretRect(at: back).minX - caret.minX) < 0.1, "\(text) at \(position)")
            }
        }
    }

    @Test func pointsBesideTheTextBelongToItsEnds() {
        let found = layout("one\ntwo")
        #expect(found.position(nearest: CGPoint(x: -50, y: -50)) == 0)
        #expect(found.position(nearest: CGPoint(x: 500, y: 5)) == 3)
        #expect(found.position(nearest: CGPoint(x: -50, y: 500)) == 4)
        #expect(found.position(nearest: CGPoint(x: 500, y: 500)) == 7)
        #expect(layout("").position(nearest: CGPoint(x: 10, y: 10)) == 0)
    }

    @Test func thereIsNoCharacterBesideTheText() {
        let found = layout("one\ntwo")
        #expect(found.characterIndex(at: CGPoint(x: 2, y: 2)) == 0)
        #expect(found.characterIndex(at: CGPoint(x: 2, y: 25)) == 4)
        #expect(found.characterIndex(at: CGPoint(x: -1, y: 2)) == nil)
        #expect(found.characterIndex(at: CGPoint(x: 200, y: 2)) == nil)
        #expect(found.characterIndex(at: CGPoint(x: 2, y: 100)) == nil)
    }

    @Test func characterIndexAndAlignmentGoTogether() {
        var style = ParagraphStyle()
        style.alignment = .right
        let found = layout("abc", in: TextContainer(width: 300), style)
        #expect(found.characterIndex(at: CGPoint(x: 5, y: 5)) == nil)
        #expect(found.characterIndex(at: CGPoint(x: 299 - found.size.width + 2, y: 5)) == 0)
        #expect(found.caretRect(at: 0).minX == 300 - found.size.width)
    }

    @Test func aCaretAfterTheLastLineEndStandsOnTheExtraLine() {
        let found = layout("one\n")
        #expect(found.caretRect(at: 4).minY == found.lines[0].height)
        #expect(found.caretRect(at: 4).minX == 0)
        #expect(found.position(nearest: CGPoint(x: 90, y: 30)) == 4)
    }

    @Test func selectionsCoverTheirCharacters() {
        let found = layout("Hello\nWorld")
        let all = found.selectionRects(for: 0..<11)
        #expect(all.count == 2 && all[0].minX == 0 && abs(all[0].width - found.lines[0].width) < 1)
        let part = found.selectionRects(for: 1..<3)
        #expect(part.count == 1)
        #expect(abs(part[0].minX - found.caretRect(at: 1).minX) < 0.01)
        #expect(abs(part[0].maxX - found.caretRect(at: 3).minX) < 0.01)
        #expect(found.selectionRects(for: 3..<3).isEmpty)
    }

    @Test func aSelectionAcrossDirectionsFallsApart() {
        let found = layout("ab שלום cd")
        #expect(found.selectionRects(for: 0..<10).count == 1)
        #expect(found.selectionRects(for: 1..<5).count == 2)
    }
}
