import Foundation
import Testing
@testable import TextKit

struct LayoutDrawingTests {
    @Test("Text drawn by lines looks like the same string drawn at once")
    func sameAsString() {
        let text = NSMutableAttributedString(
            string: "Some words in several lines, drawn by both ways", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.underlineStyle, value: 1, range: range(5, 5))
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: range(11, 2))
        let setup = TextSetup(width: 200)
        setup.storage.setAttributedString(text)
        setup.container.lineFragmentPadding = 0
        let drawn = setup.picture(CGSize(width: 200, height: 100))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let expected = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        var differing = 0
        for x in 0..<400 {
            for y in 0..<200 {
                let place = CGPoint(x: CGFloat(x) / 2, y: CGFloat(y) / 2)
                if drawn.color(at: place) != expected.color(at: place) { differing += 1 }
            }
        }
        // The ends of lines and areas may fall a hair further.
        #expect(differing < 150)
    }
}

private final class StepManager: NSLayoutManager {
    var steps: [String] = []
    var underlines: [NSRange] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        steps.append("background \(origin.x)")
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        steps.append("glyphs \(origin.x)")
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        steps.append("fill \(charRange) \(rectCount)")
        super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
    override func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        steps.append("underline \(glyphRange)")
        super.underlineGlyphRange(
            glyphRange, underlineType: underlineVal, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
            containerOrigin: containerOrigin)
    }
    override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        underlines.append(glyphRange)
    }
    override func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        steps.append("strike \(glyphRange)")
    }
    override func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
        steps.append("show \(glyphCount) \(font.pointSize)")
        super.showCGGlyphs(
            glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix, attributes: attributes, in: CGContext)
    }
}

struct DrawingStepTests {
    @Test("TX-39 TX-40: drawing goes through steps that a subclass may override, backgrounds first")
    func steps() {
        let manager = StepManager()
        let setup = TextSetup("one two", manager: manager)
        setup.storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: range(0, 3))
        setup.storage.addAttribute(.underlineStyle, value: 1, range: range(4, 3))
        setup.storage.addAttribute(.strikethroughStyle, value: NSNumber(value: 1), range: range(4, 3))
        _ = setup.picture()
        #expect(
            manager.steps == [
                "background 0.0", "fill {0, 3} 1", "glyphs 0.0", "show 3 20.0", "show 1 20.0", "underline {4, 3}", "show 3 20.0",
                "strike {4, 3}",
            ])
        #expect(setup.lines.count == 1)
    }

    @Test("TX-41: no underline below white space at the ends of a line, nor between words")
    func underlines() {
        let manager = StepManager()
        let setup = TextSetup("  one two  \nthree", manager: manager)
        setup.storage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: setup.whole)
        _ = setup.picture()
        #expect(manager.underlines == [range(2, 7), range(12, 5)])
        manager.underlines = []
        let style: NSUnderlineStyle = [.single, .byWord]
        setup.storage.addAttribute(.underlineStyle, value: style.rawValue, range: setup.whole)
        _ = setup.picture()
        #expect(manager.underlines == [range(2, 3), range(6, 3), range(12, 5)])
    }

    @Test("TX-39: only a range is drawn if only that is asked for")
    func parts() {
        let setup = TextSetup("\u{2588}\u{2588}\u{2588}")
        let part = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image { _ in
            setup.manager.drawGlyphs(forGlyphRange: range(1, 1), at: .zero)
        }
        let first = setup.manager.boundingRect(forGlyphRange: range(0, 1), in: setup.container)
        let second = setup.manager.boundingRect(forGlyphRange: range(1, 1), in: setup.container)
        #expect(part.color(at: CGPoint(x: first.midX, y: 12))?.cgColor.alpha == 0)
        #expect(part.color(at: CGPoint(x: second.midX, y: 12))?.cgColor.alpha == 1)
    }

    @Test("TX-172 TX-173: text without attributes is Helvetica 12 in black; colours of lines default to that of the text")
    func defaults() {
        let setup = TextSetup("abc", attributes: [:])
        #expect(setup.lines[0].rect.height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let lined = TextSetup("mmm", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: green, .underlineStyle: 2])
        let y = lined.manager.location(forGlyphAt: 0).y + UIFont.systemFont(ofSize: 40).textFont.underlineDepth
        #expect(lined.picture().color(at: CGPoint(x: 20, y: y)) == green)
    }

    @Test("TX-175: space behind each character counts in measured widths, the last one too")
    func kern() {
        let plain = TextSetup("abc"), spaced = TextSetup("abc", attributes: [.font: TextSetup.font, .tracking: 4])
        plain.manager.ensureLayout(for: plain.container)
        spaced.manager.ensureLayout(for: spaced.container)
        let difference = spaced.manager.usedRect(for: spaced.container).width - plain.manager.usedRect(for: plain.container).width
        #expect(abs(difference - 12) < 0.1)
        let (first, second) = (spaced.manager.location(forGlyphAt: 0).x, spaced.manager.location(forGlyphAt: 1).x)
        #expect(abs(second - first - plain.manager.location(forGlyphAt: 1).x + 5 - 4) < 0.2)
    }

    @Test("Overlays change what is drawn, not the lines nor the text, and go away with an edit")
    func overlays() {
        let setup = TextSetup("one two three")
        let before = setup.picture().pngData()
        setup.manager.overlay([.backgroundColor: UIColor.yellow], forCharacterRange: range(4, 3))
        #expect(setup.picture().pngData() != before)
        #expect(setup.storage.attribute(.backgroundColor, at: 4, effectiveRange: nil) == nil)
        setup.storage.replaceCharacters(in: range(0, 0), with: "a ")
        #expect(setup.manager.overlays.touch(range(6, 1)))
        #expect(!setup.manager.overlays.touch(range(4, 2)))
        setup.manager.removeOverlays(forCharacterRange: setup.whole)
        setup.storage.deleteCharacters(in: range(0, 2))
        #expect(setup.picture().pngData() == before)
    }

    @Test("Characters that are not seen are marked if that is asked for")
    func invisibles() {
        let setup = TextSetup("a b\tc\n")
        let before = setup.picture().pngData()
        setup.manager.showsInvisibleCharacters = true
        #expect(setup.picture().pngData() != before)
    }
}
