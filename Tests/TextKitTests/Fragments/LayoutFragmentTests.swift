import Foundation
import Testing
@testable import TextKit

private final class OwnFragment: NSTextLayoutFragment {}

private final class Maker: NSObject, NSTextLayoutManagerDelegate {
    var asked: [String] = []

    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        asked.append("\(location)")
        return OwnFragment(textElement: textElement, range: textElement.elementRange)
    }
}

/// Fragments as objects: who makes them, and for how long they are the same.
struct LayoutFragmentTests {
    private let setup = FragmentSetup("One\ntwo\nthree")

    @Test("A fragment is the same object until its paragraph changes, and moves with the text above")
    func identity() {
        let (before, lines) = (setup.fragments, setup.fragments.map { $0.textLineFragments[0] })
        #expect(zip(before, setup.fragments).allSatisfy { $0 === $1 })
        #expect(zip(lines, setup.fragments).allSatisfy { $0 === $1.textLineFragments[0] })
        setup.replace(NSRange(location: 1, length: 1), "nnn")
        let after = setup.fragments
        #expect(after[0] !== before[0] && after[1] === before[1] && after[2] === before[2])
        #expect(after[1].rangeInElement.characters == NSRange(location: 6, length: 4))
        setup.replace(NSRange(location: 0, length: 0), "Zero\n")
        #expect(setup.fragments[2] === before[1])
        #expect(abs(before[1].layoutFragmentFrame.minY - 2 * TextSetup.line) < 0.001)
        #expect(before[1].textLineFragments[0] === lines[1])
        setup.manager.textContainer?.size.width = 200
        #expect(setup.fragments[2] !== before[1])
    }

    @Test("A paragraph that gets the line behind the text becomes another fragment when text comes there")
    func extraLine() {
        setup.replace(NSRange(location: 13, length: 0), "\n")
        let last = setup.fragments[2]
        #expect(last.textLineFragments.count == 2 && last.textLineFragments[1].characterRange == NSRange(location: 6, length: 0))
        setup.replace(NSRange(location: 14, length: 0), "four")
        #expect(setup.fragments.map { $0.textLineFragments.count } == [1, 1, 1, 1])
    }

    @Test("The delegate makes the fragments, once for each paragraph")
    func delegate() {
        let maker = Maker()
        setup.manager.delegate = maker
        #expect(setup.fragments.allSatisfy { $0 is OwnFragment && $0.state == .layoutAvailable && $0.textLayoutManager === setup.manager })
        _ = setup.fragments
        #expect(maker.asked == ["0", "4", "8"])
        #expect(setup.fragments[1].textLineFragments[0].attributedString.string == "two\n")
        let alone = NSTextLayoutFragment(textElement: NSTextParagraph(attributedString: NSAttributedString(string: "x")), range: nil)
        #expect(alone.state == .none && alone.textLineFragments.isEmpty && alone.layoutFragmentFrame == .zero)
    }

    @Test("Lines are found by height and by location, with the end of the first of two")
    func lines() {
        let setup = FragmentSetup("One two three four five six seven eight nine\nTen")
        let fragment = setup.fragments[0]
        let (first, second) = (fragment.textLineFragments[0], fragment.textLineFragments[1])
        #expect(fragment.textLineFragment(forVerticalOffset: TextSetup.line + 2, requiresExactMatch: true) === second)
        #expect(fragment.textLineFragment(forVerticalOffset: 1000, requiresExactMatch: true) == nil)
        #expect(fragment.textLineFragment(forVerticalOffset: 1000, requiresExactMatch: false) === second)
        let wrap = setup.location(NSMaxRange(first.characterRange))
        #expect(fragment.textLineFragment(forTextLocation: wrap, isUpstreamAffinity: true) === first)
        #expect(fragment.textLineFragment(forTextLocation: wrap, isUpstreamAffinity: false) === second)
        #expect(fragment.textLineFragment(forTextLocation: setup.location(46), isUpstreamAffinity: false) == nil)
    }

    @Test("A line can be made of a text alone")
    func ownLine() {
        let text = NSAttributedString(string: "One two", attributes: [.font: TextSetup.font])
        let line = NSTextLineFragment(attributedString: text, range: NSRange(location: 4, length: 3))
        #expect(line.characterRange == NSRange(location: 4, length: 3))
        #expect(abs(line.typographicBounds.height - TextSetup.line) < 0.001 && line.typographicBounds.width > 20)
        #expect(line.locationForCharacter(at: 4).x == 0 && line.locationForCharacter(at: 7).x > 20)
        #expect(NSTextLineFragment(string: "", attributes: [:], range: NSRange(location: 0, length: 0)).characterRange.length == 0)
    }

    @Test("The elements of a range are those with some of its text, so that what is before a place can be counted")
    func elements() {
        #expect([0, 4, 5, 8].map { setup.content.textElements(for: setup.range(0, $0)).count } == [0, 1, 2, 2])
        #expect(setup.content.textElements(for: setup.range(4, 0)).isEmpty)
    }

    @Test("Elements take the place of a range")
    func replacing() {
        setup.manager.replaceContents(in: setup.range(4, 3), with: NSAttributedString(string: "2"))
        #expect(setup.content.attributedString?.string == "One\n2\nthree")
        setup.manager.replaceContents(in: setup.range(0, 4), with: [NSTextElement(textContentManager: nil)])
        #expect(setup.content.attributedString?.string == "2\nthree")
        setup.content.performEditingTransaction { setup.content.replaceContents(in: setup.range(5, 99), with: nil) }
        #expect(setup.content.attributedString?.string == "2\nthr")
    }

    @Test("The caret's segment says where it is, and may be at the end of the first of two lines")
    func caretSegments() {
        let setup = FragmentSetup("One two three four five six seven eight nine")
        let wrap = NSMaxRange(setup.fragments[0].textLineFragments[0].characterRange)
        func caret(_ options: NSTextLayoutManager.SegmentOptions) -> CGRect {
            var caret = CGRect.zero
            setup.manager.enumerateTextSegments(in: setup.range(wrap, 0), type: .standard, options: options) { range, rect, _, _ in
                #expect(range?.characters == NSRange(location: wrap, length: 0))
                caret = rect
                return true
            }
            return caret
        }
        #expect(caret([]).minX == 5 && abs(caret([]).minY - TextSetup.line) < 0.001)
        #expect(caret(.upstreamAffinity).minX > 100 && caret(.upstreamAffinity).minY == 0)
    }
}
