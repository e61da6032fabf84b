import Foundation
import Testing
@testable import TextKit

private final class Slanted: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        var rect = super.lineFragmentRect(
            forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
        rect.origin.x += proposedRect.minY
        rect.size.width -= proposedRect.minY
        return rect
    }
}

struct TextContainerTests {
    private let line = TextSetup.line
    private let words = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"

    @Test("TX-47 TX-48: what a new container is like")
    func defaults() {
        let container = NSTextContainer()
        #expect(container.size == CGSize(width: 10_000_000, height: 10_000_000))
        #expect(container.lineFragmentPadding == 5)
        #expect(container.maximumNumberOfLines == 0)
        #expect(container.lineBreakMode == .byWordWrapping)
        #expect(container.exclusionPaths.isEmpty)
        #expect(!container.widthTracksTextView)
        #expect(!container.heightTracksTextView)
        #expect(container.isSimpleRectangularTextContainer)
        #expect(container.layoutManager == nil)
        let open = TextSetup(words, width: 0)
        #expect(open.lines.count == 1 && open.lines[0].used.width > 300)
    }

    @Test("TX-22 TX-55: changing a container gives up its layout at once")
    func invalidation() {
        let setup = TextSetup(words)
        let before = setup.lines.count
        setup.container.size = CGSize(width: 150, height: 0)
        #expect(setup.lines.count > before)
        setup.container.lineFragmentPadding = 0
        #expect(setup.manager.location(forGlyphAt: 0).x == 0)
        setup.manager.removeTextContainer(at: 0)
        #expect(setup.container.layoutManager == nil)
        #expect(setup.manager.textContainers.isEmpty)
        #expect(setup.lines.isEmpty)
    }

    @Test("TX-46: text flows from one container to the next")
    func flow() {
        let setup = TextSetup(words + "\n" + words, width: 200, height: line * 2.2)
        let second = NSTextContainer(size: CGSize(width: 400, height: 0))
        setup.manager.addTextContainer(second)
        let (first, rest) = (setup.manager.glyphRange(for: setup.container), setup.manager.glyphRange(for: second))
        #expect(first.location == 0)
        #expect(NSMaxRange(first) == rest.location)
        #expect(NSMaxRange(rest) == setup.storage.length)
        #expect(setup.lines.filter { $0.rect.minY == 0 }.count == 2 && setup.lines[2].rect.width == 400)
        #expect(setup.manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
        #expect(setup.manager.glyphIndex(for: CGPoint(x: 6, y: 1), in: second) == rest.location)
        setup.storage.replaceCharacters(in: range(0, 3), with: "A long beginning with many words")
        #expect(setup.manager.glyphRange(for: second).location != 0)
        #expect(setup.lines[0].range.location == 0)
    }

    @Test("TX-50 TX-51: the line limit ends the layout, and its last line may be cut off")
    func lineLimit() {
        let setup = TextSetup(words)
        setup.container.maximumNumberOfLines = 2
        #expect(setup.lines.count == 2)
        #expect(!setup.container.isSimpleRectangularTextContainer)
        let end = NSMaxRange(setup.lines[1].range)
        #expect(end < setup.storage.length)
        #expect(setup.manager.lineFragmentRect(forGlyphAt: end, effectiveRange: nil) == .zero)
        setup.container.lineBreakMode = .byTruncatingTail
        #expect(setup.lines.count == 2)
        let hidden = setup.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: setup.lines[1].range.location)
        #expect(hidden.location != NSNotFound)
        #expect(hidden.location > setup.lines[1].range.location)
        setup.manager.ensureLayout(for: setup.container)
        #expect(abs(setup.manager.usedRect(for: setup.container).height - 2 * line) < 0.001)
        let short = TextSetup("a\nb\nc")
        short.container.maximumNumberOfLines = 1
        short.container.lineBreakMode = .byTruncatingTail
        #expect(short.lines.count == 1)
        let tall = TextSetup(words, height: line * 1.5)
        tall.container.lineBreakMode = .byTruncatingTail
        #expect(tall.lines.count == 1)
    }

    @Test("TX-52: lines keep clear of exclusion paths, with a piece on each side")
    func exclusions() {
        let setup = TextSetup(words + " " + words, width: 400)
        setup.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 150, y: 0, width: 100, height: line * 1.5))]
        let lines = setup.lines
        #expect(lines[0].rect.minX == 0)
        #expect(lines[0].rect.maxX == 150)
        #expect(lines[1].rect.minX == 250)
        #expect(lines[1].rect.minY == 0)
        #expect(lines.contains { $0.rect.minY >= line * 1.5 && $0.rect.width == 400 })
        #expect(lines.allSatisfy { $0.used.maxX <= $0.rect.maxX + 0.01 })
        #expect(zip(lines, lines.dropFirst()).allSatisfy { NSMaxRange($0.range) == $1.range.location })
        setup.container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 200, height: 200))]
        #expect(setup.lines.filter { $0.rect.minY < 200 }.allSatisfy { $0.rect.width < 400 })
        setup.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 500, height: 1e9))]
        #expect(setup.lines.isEmpty)
    }

    @Test("TX-52: a long paragraph around a path is laid out as far as each line needs")
    func longParagraph() {
        let text = String(repeating: words + " ", count: 90)
        let setup = TextSetup(text, width: 400)
        let plain = setup.lines
        setup.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 1e5, width: 10, height: 10))]
        #expect(setup.lines.map(\.range) == plain.map(\.range))
        setup.container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 200, height: 2000))]
        let lines = setup.lines
        #expect(NSMaxRange(lines.last?.range ?? range(0, 0)) == setup.storage.length)
        #expect(lines.count > plain.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { NSMaxRange($0.range) == $1.range.location })
    }

    @Test("A path that has changed since it was set counts anew; an equal one changes nothing")
    func changedPath() {
        let setup = TextSetup(words, width: 400)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: line))
        setup.container.exclusionPaths = [path]
        #expect(setup.lines[0].rect.minX == 100)
        path.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 50, height: line)))
        setup.container.exclusionPaths = [path]
        #expect(setup.lines[0].rect.minX == 150)
        setup.container.exclusionPaths = []
        #expect(setup.lines[0].rect.minX == 0)
    }

    @Test("TX-53: a container's own lines")
    func ownLines() {
        let setup = TextSetup(words + " " + words + " " + words, container: Slanted(size: CGSize(width: 400, height: 0)))
        let lines = setup.lines
        #expect(lines.count > 2 && lines[1].rect.minX == lines[1].rect.minY && lines[2].rect.minX == lines[2].rect.minY)
    }

    @Test("A container gets another layout manager, which takes over the text")
    func replacing() {
        let setup = TextSetup(words)
        let manager = NSLayoutManager()
        setup.container.replaceLayoutManager(manager)
        #expect(setup.container.layoutManager === manager)
        #expect(setup.storage.layoutManagers == [manager])
        #expect(manager.textContainers == [setup.container])
        #expect(setup.manager.textStorage == nil)
    }
}
