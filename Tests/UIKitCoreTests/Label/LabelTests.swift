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

    @Test("The defaults of a label")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        #expect(label.numberOfLines == 1 && label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled && label.isEnabled)
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
        #expect(narrow.width <= 100 && narrow.height > lines.font.lineHeight * 3)
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
        #expect(label.accessibilityLabel == "Hello" && label.isAccessibilityElement && label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting" && label.text == "Hello")
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
}
