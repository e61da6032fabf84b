import Foundation
import Testing
@testable import TextKit

private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    var calls: [String] = []
    var bounds = CGRect(x: 0, y: 0, width: 300, height: 60)

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        calls.append("bounds")
        return bounds
    }
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        calls.append("fragment \(textLayoutFragment.rangeInElement.location)")
    }
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { calls.append("will") }
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { calls.append("did") }
}

struct TextFragmentTests {
    private let line = TextSetup.line

    private func document(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
        content.addTextLayoutManager(manager)
        content.attributedString = NSAttributedString(string: text, attributes: [.font: TextSetup.font])
        return (content, manager)
    }

    @Test("TX-60 TX-64: a fragment for each paragraph, with its lines, and the line behind the text if asked for")
    func fragments() {
        let (content, manager) = document("One\nOne two three four five six seven eight nine\n")
        defer { withExtendedLifetime(content) {} }
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: manager.documentRange.location, options: .ensuresLayout) {
            fragments.append($0)
            return true
        }
        #expect(fragments.count == 2 && fragments[0].textLineFragments.count == 1 && fragments[1].textLineFragments.count == 2)
        #expect(abs(fragments[1].layoutFragmentFrame.minY - line) < 0.001)
        #expect(fragments[1].textLineFragments[1].typographicBounds.minY > line - 1)
        #expect(fragments[1].textLineFragments[0].characterRange.location == 0)
        var last: NSTextLayoutFragment?
        manager.enumerateTextLayoutFragments(from: nil, options: [.reverse, .ensuresExtraLineFragment]) {
            last = $0
            return false
        }
        #expect(last?.textLineFragments.count == 3)
        #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: line + 2))?.rangeInElement == fragments[1].rangeInElement)
        #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: 1000)) == nil)
    }

    @Test("TX-61: segments are typographic, or reach to the end of the line for a selection")
    func segments() {
        let (content, manager) = document("One\ntwo")
        defer { withExtendedLifetime(content) {} }
        func rects(_ type: NSTextLayoutManager.SegmentType) -> [CGRect] {
            var rects: [CGRect] = []
            manager.enumerateTextSegments(in: manager.documentRange, type: type) { _, rect, _, _ in
                rects.append(rect)
                return true
            }
            return rects
        }
        #expect(rects(.standard).count == 2 && rects(.standard)[0].maxX < 100)
        #expect(rects(.selection)[0].maxX == 300)
        #expect(rects(.selection)[1] == rects(.standard)[1])
        var count = 0
        manager.enumerateTextSegments(in: manager.documentRange, type: .standard) { _, _, _, _ in
            count += 1
            return false
        }
        #expect(count == 1)
    }

    @Test("TX-62: the bounds of use are an estimate until everything is laid out")
    func usage() {
        let (content, manager) = document(String(repeating: "One two three four five six seven eight nine ten\n", count: 50))
        defer { withExtendedLifetime(content) {} }
        #expect(manager.usageBoundsForTextContainer == .zero)
        manager.ensureLayout(for: CGRect(x: 0, y: 0, width: 300, height: 50))
        let estimate = manager.usageBoundsForTextContainer.height
        manager.ensureLayout(for: manager.documentRange)
        #expect(estimate > 0)
        #expect(manager.usageBoundsForTextContainer.height > line * 50)
    }

    @Test("TX-63: attributes of drawing leave the text as it is, and are lost with an edit there")
    func renderingAttributes() {
        let (content, manager) = document("One two")
        let two = NSTextRange(NSRange(location: 4, length: 3))
        manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: two)
        manager.addRenderingAttribute(.underlineStyle, value: 1, for: two)
        var seen: [NSAttributedString.Key: Any] = [:]
        manager.enumerateRenderingAttributes(from: manager.documentRange.location, reverse: false) { _, attributes, range in
            seen = attributes
            return range != two
        }
        #expect(seen.count == 2)
        #expect(content.textStorage?.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
        content.performEditingTransaction { content.textStorage?.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2") }
        #expect(!manager.engine.overlays.touch(NSRange(location: 0, length: 5)))
    }

    @Test("TX-65: edits of a content storage reach layout at the end of the outermost transaction")
    func transactions() {
        let (content, manager) = document("One\n")
        content.performEditingTransaction {
            content.performEditingTransaction { content.textStorage?.append(NSAttributedString(string: "two\n")) }
            #expect(content.hasEditingTransaction)
            #expect(content.textStorage?.editedMask.isEmpty == false)
        }
        #expect(!content.hasEditingTransaction)
        #expect(content.documentRange.endLocation.description == "8")
        #expect(manager.documentRange == content.documentRange)
        var paragraphs: [String] = []
        _ = content.enumerateTextElements(from: nil) { element in
            paragraphs.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        #expect(paragraphs == ["One\n", "two\n"])
        let start = content.documentRange.location
        #expect(content.location(start, offsetBy: 9) == nil)
        #expect(content.location(start, offsetBy: 8) != nil)
    }

    @Test("TX-66: a pass asks what is seen, and hands out the paragraphs of that")
    func viewport() {
        let (content, manager) = document("One\ntwo\nthree\nfour\nfive")
        defer { withExtendedLifetime(content) {} }
        let delegate = Viewport()
        manager.textViewportLayoutController.delegate = delegate
        manager.textViewportLayoutController.layoutViewport()
        #expect(delegate.calls == ["will", "bounds", "fragment 0", "fragment 4", "fragment 8", "did"])
        #expect(manager.textViewportLayoutController.viewportRange?.endLocation.description == "14")
    }

    @Test("Ranges of text: what they contain and share")
    func ranges() {
        let range = NSTextRange(NSRange(location: 2, length: 4)), other = NSTextRange(NSRange(location: 4, length: 6))
        #expect(range.intersects(other))
        #expect(range.intersection(other) == NSTextRange(NSRange(location: 4, length: 2)))
        #expect(range.union(other) == NSTextRange(NSRange(location: 2, length: 8)))
        #expect(range.contains(range.location))
        #expect(!range.contains(range.endLocation))
        #expect(!range.isEmpty)
        #expect(NSTextRange(location: other.location, end: range.location) == nil)
    }
}
