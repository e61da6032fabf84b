import Foundation
import Testing
@testable import TextKit

private final class LyingStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: 0)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

struct BadInputTests {
    private func layOut(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [.font: TextSetup.font], width: CGFloat = 300)
        -> TextSetup
    {
        let setup = TextSetup(text, width: width, attributes: attributes)
        setup.manager.ensureLayout(for: setup.container)
        return setup
    }

    @Test("TX-14: a storage that is wrong about its length is an error of the program")
    func wrongLength() async {
        await #expect(processExitsWith: .failure) {
            let setup = TextSetup("", storage: LyingStorage(string: ""))
            setup.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        }
    }

    @Test("A layout manager that joins in the middle of changes takes the text as it is")
    func joiningWhileEditing() {
        let storage = NSTextStorage(string: "abc")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        storage.beginEditing()
        storage.replaceCharacters(in: range(0, 0), with: "more\n")
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: range(0, 0), with: "and ")
        storage.endEditing()
        manager.ensureLayout(for: container)
        #expect(manager.numberOfGlyphs == 12)
        #expect(manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: nil).minY > 0)
    }

    @Test("A line of a million characters is laid out in parts, and a key in it costs one of them")
    func longLine() {
        let setup = TextSetup(String(repeating: "word ", count: 200_000))
        setup.manager.allowsNonContiguousLayout = true
        setup.manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 300, height: 800), in: setup.container)
        let before = setup.manager.layoutCount
        #expect(before < 10)
        _ = setup.manager.lineFragmentRect(forGlyphAt: 500_000, effectiveRange: nil)
        setup.storage.replaceCharacters(in: range(500_000, 0), with: "x")
        _ = setup.manager.lineFragmentRect(forGlyphAt: 500_000, effectiveRange: nil)
        #expect(setup.manager.layoutCount == before + 2)
        var reach = NSRange()
        let rect = setup.manager.lineFragmentRect(forGlyphAt: 500_000, effectiveRange: &reach)
        #expect(rect.height == TextSetup.line)
        #expect(NSLocationInRange(500_000, reach))
    }

    @Test("Ten thousand marks on a letter, lone halves of pairs, zeros and sizes that are none do no harm")
    func strangeText() {
        let marks = layOut("a" + String(repeating: "\u{301}", count: 10_000))
        #expect(marks.lines.count >= 1)
        let halves = layOut("ab")
        halves.storage.replaceCharacters(in: range(1, 0), with: "\u{1F600}")
        halves.storage.replaceCharacters(in: range(1, 1), with: "")
        #expect(halves.storage.length == 3)
        #expect(halves.lines.count == 1)
        #expect(layOut("a\0b\u{1}\u{7F}c").lines.count == 1)
        for size in [CGFloat(0), .nan, 1e6, -3] {
            #expect(layOut("abc", [.font: UIFont.systemFont(ofSize: size)]).lines.allSatisfy { $0.rect.height.isFinite })
        }
        #expect(layOut("abc", width: 1).lines.count >= 1)
        #expect(layOut("abc", width: .nan).lines.allSatisfy { $0.rect.minX.isFinite })
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.headIndent, style.lineHeightMultiple) = (.nan, 1e9, .infinity)
        _ = layOut("a b\nc", [.paragraphStyle: style])
    }

    @Test("Ranges out of bounds are errors of the program")
    func ranges() async {
        await #expect(processExitsWith: .failure) {
            TextSetup("ab").manager.ensureLayout(forCharacterRange: NSRange(location: 1, length: 2))
        }
        await #expect(processExitsWith: .failure) { _ = TextSetup("ab").manager.location(forGlyphAt: 2) }
        await #expect(processExitsWith: .failure) {
            let setup = TextSetup("ab")
            _ = setup.manager.boundingRect(forGlyphRange: NSRange(location: NSNotFound, length: 1), in: setup.container)
        }
    }
}
