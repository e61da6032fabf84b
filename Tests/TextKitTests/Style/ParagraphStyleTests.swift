import Testing
import TextKit

struct ParagraphStyleTests {
    private func height(_ text: String, width: CGFloat = 1000, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        rect(text, width: width, change).height
    }

    private func rect(_ text: String, width: CGFloat = 1000, _ change: (NSMutableParagraphStyle) -> Void) -> CGRect {
        let style = NSMutableParagraphStyle()
        change(style)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
        return text.boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    }

    private let line = UIFont.systemFont(ofSize: 20).lineHeight

    @Test("TX-159: the defaults of a paragraph style")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.baseWritingDirection == .natural)
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        #expect(style.defaultTabInterval == 0)
        #expect(style.lineSpacing == 0)
        #expect(style.lineHeightMultiple == 0)
        #expect(style.hyphenationFactor == 0)
        #expect(style == NSMutableParagraphStyle())
    }

    @Test("Copies keep all values and are apart")
    func copies() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.paragraphSpacingBefore = 3
        style.addTabStop(NSTextTab(textAlignment: .right, location: 10))
        style.hyphenationFactor = 0.5
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && copy.tabStops.count == 13 && copy.tabStops[0].location == 10)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        other.removeTabStop(NSTextTab(textAlignment: .right, location: 10))
        #expect(other.tabStops.count == 12)
        #expect(copy.tabStops.count == 13)
        #expect(other != copy)
        other.setParagraphStyle(copy)
        #expect(other == copy)
    }

    @Test("Spacing between lines and paragraphs, before and behind")
    func spacing() {
        #expect(abs(height("a\u{2028}b") { $0.lineSpacing = 7 } - (2 * line + 7)) < 0.01)
        #expect(abs(height("a\nb\nc") { $0.paragraphSpacing = 5 } - (3 * line + 10)) < 0.01)
        #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 4 } - (2 * line + 4)) < 0.01)
    }

    @Test("Heights of lines: multiple, least and most")
    func lineHeights() {
        #expect(abs(height("a") { $0.lineHeightMultiple = 1.5 } - line * 1.5) < 0.01)
        #expect(height("a") { $0.minimumLineHeight = 50 } == 50)
        #expect(height("a") { $0.maximumLineHeight = 10 } == 10)
    }

    @Test("Tabs lead to their places: left, right and centre")
    func tabs() {
        func width(_ alignment: NSTextAlignment, _ text: String = "a\tbbb") -> CGFloat {
            rect(text) { $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100)] }.width
        }
        let word = "bbb".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
        #expect(abs(width(.left) - (100 + word)) < 0.5)
        #expect(abs(width(.right) - 100) < 0.5)
        #expect(abs(width(.center) - (100 + word / 2)) < 0.5)
        #expect(abs(rect("\tb") { _ in }.width - (28 + word / 3)) < 0.5)
        let interval = rect("\t\tb") { style in
            style.tabStops = []
            style.defaultTabInterval = 40
        }
        #expect(abs(interval.width - (80 + word / 3)) < 0.5)
    }

    @Test("TX-167: words are divided at soft hyphens")
    func softHyphens() {
        let undivided = height("Donau\u{00AD}dampf\u{00AD}schiff", width: 300) { _ in }
        let divided = height("Donau\u{00AD}dampf\u{00AD}schiff", width: 70) { _ in }
        #expect(abs(undivided - line) < 0.01)
        #expect(divided > line * 1.9)
    }

    @Test("Styles that say nothing of tabs share the twelve default ones")
    func defaultTabs() {
        let (one, other) = (NSMutableParagraphStyle(), NSParagraphStyle())
        #expect(one.tabStops.count == 12)
        #expect(one.tabStops.first === other.tabStops.first)
    }

    @Test("Languages that are written from the right")
    func directions() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
    }
}
