import Testing
import TextEngine

@Suite struct TextBlockTests {
    private let block = TextBlock(StyledText("Hello, World", TextAttributes(font: systemFont(17))))

    @Test func aLayoutIsMadeOnce() {
        let first = block.layout(in: TextContainer(width: 50))
        #expect(block.layout(in: TextContainer(width: 50)) === first)
    }

    @Test func whatFitsInLessIsNotMadeAgain() {
        let free = block.layout(in: TextContainer())
        #expect(block.layout(in: TextContainer(width: 200, height: 40, maximumLines: 1)) === free)
        #expect(block.layout(in: TextContainer(width: free.size.width)) === free)
        #expect(block.layout(in: TextContainer(width: free.size.width - 1)) !== free)
        #expect(block.layout(in: TextContainer(width: 200, height: 5)) !== block.layout(in: TextContainer(width: 50)))
    }

    @Test func aCachedLayoutIsTheOneThatWouldBeMade() {
        for width in stride(from: 10.0, through: 210, by: 20) {
            for lines in 0...2 {
                let container = TextContainer(width: width, maximumLines: lines, lineBreakMode: .byTruncatingTail)
                let cached = block.layout(in: container)
                let fresh = TextLayout(block.text, in: container)
                #expect(cached.size == fresh.size, "\(width), \(lines)")
                #expect(lineTexts(cached) == lineTexts(fresh), "\(width), \(lines)")
            }
        }
    }
}
