import Testing
import UIKitTesting

@MainActor
struct LabelTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("CT-42: a highlighted label is in its highlighted colour, if it has one")
    func highlighting() {
        let label = label("■■■■")
        label.textColor = .red
        label.font = .systemFont(ofSize: 40)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        screen.window.addSubview(label)
        let (red, green) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        label.isHighlighted = true
        #expect(colors(in: label.frame).contains(red))
        label.highlightedTextColor = .green
        #expect(colors(in: label.frame).contains(green))
        #expect(!colors(in: label.frame).contains(red))
        label.isHighlighted = false
        #expect(colors(in: label.frame).contains(red))
        #expect(!colors(in: label.frame).contains(green))
    }

    @Test("CT-41: the defaults of a label")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isEnabled)
    }

    @Test("A line is as high as its font, rounded up to a pixel", arguments: [(13.0, 16.0), (15.0, 18.0), (17.0, 20.5), (20.0, 24.0)])
    func lineHeight(size: Double, height: Double) {
        let label = label("Hello")
        screen.window.addSubview(label)
        label.font = .systemFont(ofSize: size)
        #expect(label.intrinsicContentSize.height == CGFloat(height))
    }

    @Test("No text has no size; longer text is wider; several lines are higher")
    func sizes() {
        #expect(UILabel().intrinsicContentSize == .zero)
        #expect(label("Hello there").intrinsicContentSize.width > label("Hello").intrinsicContentSize.width)
        let lines = label("One two three four five six seven eight nine ten")
        lines.numberOfLines = 0
        let narrow = lines.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(narrow.width <= 100)
        #expect(narrow.height > lines.font.lineHeight * 3)
        lines.numberOfLines = 2
        #expect(lines.sizeThatFits(CGSize(width: 100, height: 0)).height < lines.font.lineHeight * 2.1)
    }

    @Test("Text is drawn in its colour, and again after each change")
    func drawing() {
        let label = label("■■■■")
        label.textColor = .red
        label.font = .systemFont(ofSize: 40)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        screen.window.backgroundColor = .white
        screen.window.addSubview(label)
        #expect(colors(in: label.frame).contains(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        label.textColor = .blue
        #expect(colors(in: label.frame).contains(UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
        label.text = nil
        #expect(colors(in: label.frame) == [UIColor(red: 1, green: 1, blue: 1, alpha: 1)])
    }

    @Test("Attributed text has a look of its own, and the label's elsewhere")
    func attributed() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "big small")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        label.attributedText = text
        #expect(label.text == "big small")
        #expect(label.intrinsicContentSize.height > 40)
    }

    @Test("Text that has to fit is set smaller")
    func shrinking() {
        let label = label("A rather long line of text")
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        screen.window.backgroundColor = .white
        screen.window.addSubview(label)
        #expect(colors(in: label.frame).count > 1)
    }

    @Test("A label is named by its text")
    func accessibility() {
        let label = label("Hello")
        #expect(label.accessibilityLabel == "Hello")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting")
        #expect(label.text == "Hello")
    }

    @Test("An attributed text gives the label its look, and the label's setters change all of the text")
    func attributedLook() {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byClipping
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        label.attributedText = text
        #expect(label.font == .systemFont(ofSize: 9))
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byClipping)
        label.textColor = .blue
        label.font = .systemFont(ofSize: 30)
        label.textAlignment = .right
        let last = label.attributedText?.attributes(at: 6, effectiveRange: nil)
        #expect(last?[.foregroundColor] as? UIColor == .blue)
        #expect(last?[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect((last?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }

    @Test("Parts of an attributed text without a look have the one that the label had before")
    func missingAttributes() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        label.font = .systemFont(ofSize: 12)
        let text = NSMutableAttributedString(string: "■■■")
        text.addAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)], range: NSRange(location: 0, length: 1))
        let narrow = NSAttributedString(string: "■■", attributes: [.font: UIFont.systemFont(ofSize: 12)]).size().width
        let wide = NSAttributedString(string: "■", attributes: [.font: UIFont.systemFont(ofSize: 40)]).size().width
        label.attributedText = text
        #expect(abs(label.intrinsicContentSize.width - narrow - wide) < 1)
        #expect(label.textColor == .red)
        screen.window.backgroundColor = .white
        screen.window.addSubview(label)
        #expect(
            colors(in: label.frame).isSuperset(of: [
                UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 0, alpha: 1),
            ]))
        label.textColor = .blue
        #expect(!colors(in: label.frame).contains(UIColor(red: 0, green: 0, blue: 0, alpha: 1)))
    }

    @Test("Plain text reads back as attributed text with the label's look")
    func plainAsAttributed() {
        let label = label("Hello")
        label.font = .systemFont(ofSize: 11)
        label.textColor = .red
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 11))
        #expect(attributes?[.foregroundColor] as? UIColor == .red)
    }

    @Test("Text of several lines shrinks too, and attributed text with all its fonts")
    func shrinkingLines() {
        let label = label("")
        label.attributedText = NSAttributedString(
            string: "A rather long text on a few lines only", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        label.numberOfLines = 2
        label.adjustsFontSizeToFitWidth = true
        let fitted = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 200), limitedToNumberOfLines: 2)
        #expect(fitted.height < 40)
        #expect(fitted.height > 20)
        #expect(fitted.width <= 100)
        label.minimumScaleFactor = 0.9
        let limited = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 200), limitedToNumberOfLines: 2)
        #expect(limited.height > 60)
    }

    @Test(
        "A line that was set smaller stands on its own baseline, in the middle, or at the top",
        arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
    func baselineAdjustment(adjustment: UIBaselineAdjustment) {
        let label = label("■■■■■■■■■■■■■■■■■■■■")
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        label.font = .systemFont(ofSize: 30)
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = adjustment
        screen.window.backgroundColor = .white
        screen.window.addSubview(label)
        let middle = inkRows(in: label.frame).map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0
        switch adjustment {
        case .alignBaselines: #expect(middle > 33)
        case .alignCenters: #expect(abs(middle - 30) < 3)
        case .none: #expect(middle < 20)
        }
    }

    @Test("Fonts of text styles and of font metrics follow the preferred size, if the label is asked to")
    func dynamicType() {
        let label = label("Hello")
        label.font = .preferredFont(forTextStyle: .body)
        screen.window.addSubview(label)
        let controller = UIViewController()
        screen.window.rootViewController = controller
        controller.view.addSubview(label)
        let parent = UIViewController()
        screen.window.rootViewController = parent
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize == 17)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 33)
        controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(label.font == .preferredFont(forTextStyle: .body))
        label.attributedText = NSAttributedString(
            string: "Hello", attributes: [.font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10, weight: .bold))])
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 18)
        #expect(font?.fontName == "Inter-Bold")
        label.font = .systemFont(ofSize: 12)
        controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(label.font.pointSize == 12)
    }

    @Test("A shadow is drawn where it is asked for")
    func shadow() {
        let label = label("■")
        label.font = .systemFont(ofSize: 40)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 20, height: 20)
        screen.window.backgroundColor = .white
        screen.window.addSubview(label)
        #expect(
            colors(in: label.frame).isSuperset(of: [
                UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 0, alpha: 1),
            ]))
    }

    @Test("Characters move together a little before text is cut off")
    func tightening() {
        let label = label("Some text to tighten")
        let natural = label.intrinsicContentSize.width
        let room = CGRect(x: 0, y: 0, width: natural - 4, height: 30)
        #expect(label.textRect(forBounds: room, limitedToNumberOfLines: 1).width < natural - 4)
        let plain = drawn(label, room)
        label.allowsDefaultTighteningForTruncation = true
        #expect(label.textRect(forBounds: room, limitedToNumberOfLines: 1).width > natural - 12)
        #expect(drawn(label, room) != plain)
    }

    private func drawn(_ label: UILabel, _ frame: CGRect) -> Data? {
        label.frame = frame
        return UIGraphicsImageRenderer(size: frame.size).image { _ in label.drawText(in: label.bounds) }.pngData()
    }

    /// The rows, in points, between which there is anything but white.
    private func inkRows(in rect: CGRect) -> ClosedRange<CGFloat>? {
        guard let picture = screen.snapshot() else { return nil }
        let rows = stride(from: rect.minY + 0.25, to: rect.maxY, by: 0.5).filter { y in
            stride(from: rect.minX + 0.25, to: rect.maxX, by: 0.5).contains { x in
                picture.color(at: CGPoint(x: x, y: y)) != UIColor(red: 1, green: 1, blue: 1, alpha: 1)
            }
        }
        return rows.first.flatMap { first in rows.last.map { first...$0 } }
    }

    private func colors(in rect: CGRect) -> Set<UIColor> {
        guard let picture = screen.snapshot() else { return [] }
        var found: Set<UIColor> = []
        for x in stride(from: rect.minX, to: rect.maxX, by: 1) {
            for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
                if let color = picture.color(at: CGPoint(x: x, y: y)) { found.insert(color) }
            }
        }
        return found
    }

    @Test("A line that is too wide by less than can be seen is not cut off; one that is too wide is", arguments: [(0.3, false), (2, true)])
    func slack(less: CGFloat, isCut: Bool) {
        screen.window.backgroundColor = .white
        let label = label("Ask the user")
        label.sizeToFit()
        screen.window.addSubview(label)
        screen.settle()
        label.frame.size.width = label.bounds.width - less
        #expect(colors(in: label.frame).count > 1)
        let whole = UILabel(frame: label.frame.offsetBy(dx: 0, dy: 50))
        whole.text = label.text
        whole.frame.size.width += 10
        screen.window.addSubview(whole)
        screen.settle()
        let (mine, theirs) = (picture(of: label.frame), picture(of: CGRect(origin: whole.frame.origin, size: label.frame.size)))
        #expect((mine == theirs) != isCut)
    }

    @Test("Emoji keep their colours in a label, and leave it as high as it is without them")
    func emoji() throws {
        screen.window.backgroundColor = .white
        let (label, plain) = (label("\u{1F600}"), label("a"))
        #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
        label.sizeToFit()
        screen.window.addSubview(label)
        screen.settle()
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let color = try #require(screen.color(at: CGPoint(x: label.frame.minX + 4, y: label.frame.midY)))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red > 0.8)
        #expect(green > 0.6)
        #expect(blue < 0.4)
    }

    private func picture(of rect: CGRect) -> [UIColor?] {
        stride(from: rect.minY + 0.25, to: rect.maxY, by: 0.5).flatMap { y in
            stride(from: rect.minX + 0.25, to: rect.maxX, by: 0.5).map { x in screen.color(at: CGPoint(x: x, y: y)) }
        }
    }
}
