import Foundation
import Testing
@testable import TextKit

private final class Spacer: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 7 }

    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 11 }

    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 13 }
}

private final class FixedHeight: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
        lineFragmentRect.pointee.size.height = 50
        lineFragmentUsedRect.pointee.size.height = 50
        baselineOffset.pointee = 40
        return true
    }
}

private final class Hider: NSObject, NSLayoutManagerDelegate {
    var property = NSLayoutManager.GlyphProperty.null
    var asked: [NSRange] = []

    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
        asked.append(glyphRange)
        var changed = (0..<glyphRange.length).map { props[$0] }
        let text = layoutManager.textStorage?.string ?? ""
        for offset in 0..<glyphRange.length where Array(text.utf16)[charIndexes[offset]] == UInt16(ascii: "*") {
            changed[offset] = property
        }
        layoutManager.setGlyphs(glyphs, properties: changed, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
        return glyphRange.length
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { property == .null ? action : .whitespace }

    func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 30, height: 5) }
}

private extension UInt16 {
    init(ascii scalar: Unicode.Scalar) { self = UInt16(scalar.value) }
}

private final class Listener: NSObject, NSLayoutManagerDelegate {
    var calls: [String] = []
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalid") }
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {
        let index = textContainer.flatMap { container in layoutManager.textContainers.firstIndex { $0 === container } }
        calls.append("complete \(index.map { "\($0)" } ?? "nil") \(layoutFinishedFlag)")
    }
}

struct LayoutDelegateTests {
    private let line = TextSetup.line

    @Test("TX-43: the delegate's spacing takes the place of that of the style")
    func spacing() {
        let setup = TextSetup("a\nb")
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 100
        style.paragraphSpacing = 100
        setup.storage.addAttribute(.paragraphStyle, value: style, range: setup.whole)
        let delegate = Spacer()
        setup.manager.delegate = delegate
        let lines = setup.lines
        #expect(abs(lines[0].rect.height - line - 7 - 13) < 0.001)
        #expect(abs(lines[1].rect.height - line - 7 - 11) < 0.001)
        #expect(abs(setup.manager.location(forGlyphAt: 2).y - 11 - TextSetup.font.ascender) < 0.001)
    }

    @Test("TX-42: the delegate may set the rectangle of each line")
    func lineRects() {
        let setup = TextSetup("a\nb\n")
        let delegate = FixedHeight()
        setup.manager.delegate = delegate
        #expect(setup.lines.map(\.rect.minY) == [0, 50])
        #expect(setup.lines.map(\.rect.height) == [50, 50])
        #expect(setup.manager.location(forGlyphAt: 0).y == 40)
        setup.manager.ensureLayout(for: setup.container)
        #expect(abs(setup.manager.usedRect(for: setup.container).height - 100 - line) < 0.001)
    }

    @Test("TX-45: characters are hidden as null glyphs, or take the room of control characters")
    func hiddenCharacters() {
        let setup = TextSetup("a**b**c")
        let plain = TextSetup("abc")
        let delegate = Hider()
        setup.manager.delegate = delegate
        setup.manager.ensureLayout(for: setup.container)
        plain.manager.ensureLayout(for: plain.container)
        #expect(delegate.asked == [range(0, 7)])
        let (hidden, short) = (setup.manager.usedRect(for: setup.container), plain.manager.usedRect(for: plain.container))
        #expect(abs(hidden.width - short.width) < 1)
        #expect(hidden.height == short.height)
        #expect(setup.manager.boundingRect(forGlyphRange: range(1, 2), in: setup.container).width < 0.3)
        #expect(setup.picture().pngData() != TextSetup("a**b**c").picture().pngData())
        delegate.property = .controlCharacter
        setup.manager.invalidateGlyphs(forCharacterRange: setup.whole, changeInLength: 0, actualCharacterRange: nil)
        setup.manager.ensureLayout(for: setup.container)
        #expect(abs(setup.manager.usedRect(for: setup.container).width - short.width - 120) < 2)
    }

    @Test("TX-44: the delegate hears when containers are full, when all is laid out, and when that ends")
    func completion() {
        let setup = TextSetup("a\nb\nc", height: line * 1.5)
        let second = NSTextContainer(size: CGSize(width: 300, height: line * 1.5))
        setup.manager.addTextContainer(second)
        let listener = Listener()
        setup.manager.delegate = listener
        setup.manager.ensureLayout(for: second)
        #expect(listener.calls == ["complete 0 false", "complete nil true"])
        listener.calls = []
        setup.storage.deleteCharacters(in: range(0, 2))
        #expect(listener.calls == ["invalid"])
        setup.manager.ensureLayout(for: second)
        #expect(listener.calls == ["invalid", "complete 0 false", "complete 1 true"])
    }
}
