import Foundation
import Testing
@testable import TextKit

struct LayoutManagerTests {
    private let line = TextSetup.line

    @Test("TX-20: what a new layout manager is like")
    func defaults() {
        let manager = NSLayoutManager()
        #expect(manager.textStorage == nil)
        #expect(manager.textContainers.isEmpty)
        #expect(manager.usesFontLeading)
        #expect(!manager.allowsNonContiguousLayout)
        #expect(!manager.usesDefaultHyphenation)
        #expect(!manager.showsInvisibleCharacters)
        #expect(!manager.showsControlCharacters)
        #expect(manager.numberOfGlyphs == 0)
    }

    @Test("TX-24 TX-25 TX-49: the used rectangle has the padding on both sides, and causes no layout")
    func usedRect() {
        let setup = TextSetup("Hello")
        #expect(setup.manager.usedRect(for: setup.container) == .zero)
        setup.manager.ensureLayout(for: setup.container)
        let width = "Hello".size(withAttributes: [.font: TextSetup.font]).width
        let used = setup.manager.usedRect(for: setup.container)
        #expect(used.minX == 0)
        #expect(used.minY == 0)
        #expect(abs(used.width - width - 10) < 0.01)
        #expect(abs(used.height - line) < 0.001)
    }

    @Test("TX-26 TX-27: lines are as wide as the container; a glyph's place counts from its line")
    func lineRects() {
        let setup = TextSetup("One two three four five six seven eight")
        let lines = setup.lines
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 300 })
        #expect(lines.allSatisfy { $0.used.width <= 300 && $0.used.minX == 0 })
        #expect(abs(lines[1].rect.minY - line) < 0.001)
        let place = setup.manager.location(forGlyphAt: lines[1].range.location)
        #expect(place.x == 5)
        #expect(abs(place.y - TextSetup.font.ascender) < 0.001)
    }

    @Test("TX-28: bounding rectangles are as high as their lines, and have no width for no glyphs")
    func boundingRects() {
        let setup = TextSetup("One two three four five six seven eight")
        let lines = setup.lines
        let word = setup.manager.boundingRect(forGlyphRange: range(0, 3), in: setup.container)
        #expect(word.minX == 5)
        #expect(abs(word.width - "One".size(withAttributes: [.font: TextSetup.font]).width) < 0.05)
        #expect(word.height == lines[0].rect.height)
        let two = setup.manager.boundingRect(forGlyphRange: range(0, NSMaxRange(lines[1].range)), in: setup.container)
        #expect(abs(two.height - 2 * line) < 0.001)
        #expect(two.minX == 5)
        let caret = setup.manager.boundingRect(forGlyphRange: range(3, 0), in: setup.container)
        #expect(caret.width == 0)
        #expect(caret.minX == word.maxX)
    }

    @Test("TX-29 TX-30 TX-31: the line behind a text that is empty or ends with a break")
    func extraLine() {
        let empty = TextSetup("")
        #expect(empty.manager.extraLineFragmentRect.width == 300)
        #expect(empty.manager.extraLineFragmentRect.minY == 0)
        #expect(empty.manager.extraLineFragmentRect.height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
        #expect(empty.manager.extraLineFragmentUsedRect.width == 10)
        #expect(empty.manager.extraLineFragmentTextContainer === empty.container)
        let setup = TextSetup("a\n")
        #expect(setup.lines.count == 1 && setup.lines[0].range == range(0, 2))
        #expect(abs(setup.manager.extraLineFragmentRect.minY - line) < 0.001)
        setup.manager.ensureLayout(for: setup.container)
        #expect(abs(setup.manager.usedRect(for: setup.container).height - 2 * line) < 0.001)
        #expect(setup.manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: nil).minY == 0)
        setup.storage.replaceCharacters(in: range(1, 1), with: "")
        #expect(setup.manager.extraLineFragmentRect == .zero)
        #expect(setup.manager.extraLineFragmentTextContainer == nil)
    }

    @Test("TX-32 TX-33: glyphs of characters in parts, and ranges enlarged to whole ones")
    func clusters() {
        let setup = TextSetup("a\u{1F468}\u{200D}\u{1F469}b")
        #expect(setup.manager.numberOfGlyphs == 7)
        var actual = NSRange()
        let glyphs = setup.manager.glyphRange(forCharacterRange: range(2, 1), actualCharacterRange: &actual)
        #expect(glyphs == actual)
        #expect(glyphs.location == 1)
        #expect(glyphs.length >= 2)
        #expect(setup.manager.glyphIndexForCharacter(at: 2) == 1)
        #expect(setup.manager.propertyForGlyph(at: 2) == .null)
        #expect(setup.manager.glyphRange(forCharacterRange: range(3, 0), actualCharacterRange: nil) == range(3, 0))
        // A label that shortens its text asks for as many as another text has.
        let length = setup.manager.numberOfGlyphs
        #expect(setup.manager.glyphRange(forCharacterRange: range(1, 1000), actualCharacterRange: nil) == range(1, length - 1))
        #expect(setup.manager.glyphRange(forCharacterRange: range(1000, 1), actualCharacterRange: nil) == range(length, 0))
        #expect(setup.manager.characterRange(forGlyphRange: range(0, 1), actualGlyphRange: nil) == range(0, 1))
    }

    @Test("TX-34: which glyphs there are")
    func glyphIndexes() async {
        let setup = TextSetup("ab\n")
        #expect(setup.manager.isValidGlyphIndex(2))
        #expect(!setup.manager.isValidGlyphIndex(3))
        #expect(setup.manager.cgGlyph(at: 0) != 0)
        #expect(setup.manager.cgGlyph(at: 0) != setup.manager.cgGlyph(at: 1))
        #expect(setup.manager.cgGlyph(at: 2) == 0)
        #expect(setup.manager.propertyForGlyph(at: 2) == .controlCharacter)
        await #expect(processExitsWith: .failure) { _ = TextSetup("ab").manager.cgGlyph(at: 2) }
    }

    @Test("TX-35 TX-36: the glyph that a point means")
    func hits() {
        let setup = TextSetup("One two three four five six seven eight\nend")
        let manager = setup.manager, container = setup.container
        let second = setup.lines[1]
        #expect(manager.glyphIndex(for: CGPoint(x: 6, y: 1), in: container) == 0)
        #expect(manager.glyphIndex(for: CGPoint(x: 6, y: second.rect.midY), in: container) == second.range.location)
        #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 1000), in: container) == setup.storage.length - 1)
        #expect(manager.glyphIndex(for: CGPoint(x: 299, y: 1), in: container) == NSMaxRange(setup.lines[0].range) - 1)
        #expect(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: container) == 0)
        let first = manager.boundingRect(forGlyphRange: range(0, 1), in: container)
        var fraction: CGFloat = 0
        let point = CGPoint(x: first.minX + first.width * 0.75, y: 2)
        #expect(manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 0)
        #expect(abs(fraction - 0.75) < 0.01)
    }

    @Test("TX-37: line fragments are enumerated from the top, without the extra one")
    func enumeration() {
        let setup = TextSetup("a\nb\nc\n")
        #expect(setup.lines.map(\.range) == [range(0, 2), range(2, 2), range(4, 2)])
        var seen = 0
        setup.manager.enumerateLineFragments(forGlyphRange: range(2, 3)) { _, _, _, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    @Test("TX-38: enclosing rectangles end at the glyphs, those of a selection at the end of the line")
    func enclosingRects() {
        let setup = TextSetup("One\ntwo")
        func rects(_ selected: NSRange) -> [CGRect] {
            var rects: [CGRect] = []
            setup.manager.enumerateEnclosingRects(forGlyphRange: range(0, 6), withinSelectedGlyphRange: selected, in: setup.container) {
                rects.append($0)
                _ = $1
            }
            return rects
        }
        let plain = rects(NSRange(location: NSNotFound, length: 0)), selection = rects(range(0, 6))
        #expect(plain.count == 2 && selection.count == 2 && plain[0].maxX < 100 && selection[0].maxX == 300)
        #expect(plain[1] == selection[1])
        #expect(selection[0].minX == 5)
    }

    @Test("TX-12: asking where text is while it is being edited is an error of the program")
    func askingWhileEditing() async {
        await #expect(processExitsWith: .failure) {
            let setup = TextSetup("abc")
            setup.storage.beginEditing()
            setup.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
            _ = setup.manager.location(forGlyphAt: 0)
        }
        await #expect(processExitsWith: .failure) {
            let setup = TextSetup("abc")
            setup.storage.beginEditing()
            setup.manager.ensureGlyphs(forGlyphRange: NSRange(location: 0, length: 1))
        }
    }

    @Test("TX-23: what is asked for is laid out first, and an edit gives up its paragraph only")
    func laziness() {
        let setup = TextSetup(String(repeating: "A line of text\n", count: 100))
        setup.manager.allowsNonContiguousLayout = true
        _ = setup.manager.lineFragmentRect(forGlyphAt: 700, effectiveRange: nil)
        #expect(setup.manager.layoutCount == 1)
        setup.manager.ensureLayout(for: setup.container)
        #expect(setup.manager.layoutCount == 101)
        setup.storage.replaceCharacters(in: range(705, 1), with: "xyz")
        _ = setup.manager.lineFragmentRect(forGlyphAt: 1500, effectiveRange: nil)
        setup.manager.ensureLayout(for: setup.container)
        #expect(setup.manager.layoutCount == 102)
        #expect(!setup.manager.hasNonContiguousLayout)
        #expect(setup.manager.firstUnlaidCharacterIndex() == setup.storage.length)
    }

    @Test("Lines far away are given up, their heights stay known, and they come back when they are asked for")
    func distantLines() {
        let setup = TextSetup(String(repeating: "A line of text that takes two lines of the container\n", count: 6000))
        setup.manager.ensureLayout(for: setup.container)
        let height = setup.manager.usedRect(for: setup.container).height
        #expect(setup.manager.flow.isComplete)
        #expect(setup.manager.flow.pieces[0].layout == nil)
        #expect(abs(height - 12_001 * line) < 1)
        #expect((0..<6000).count { setup.manager.flow.pieces[$0].layout != nil } <= 2500)
        #expect(setup.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 0)
        let middle = setup.manager.glyphRange(
            forBoundingRect: CGRect(x: 0, y: 3000 * line, width: 300, height: 100), in: setup.container)
        #expect(middle.location > 70_000)
        #expect(middle.location < 90_000)
        setup.storage.replaceCharacters(in: range(0, 0), with: "\n")
        setup.manager.ensureLayout(for: setup.container)
        #expect(abs(setup.manager.usedRect(for: setup.container).height - height - line) < 1)
    }
}
