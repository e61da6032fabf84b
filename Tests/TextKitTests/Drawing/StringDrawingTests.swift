import Testing
import TextKit

@MainActor
struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    private let line = UIFont.systemFont(ofSize: 20).lineHeight

    private func picture(_ width: CGFloat = 120, _ height: CGFloat = 60, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in draw() }
    }

    @Test("TX-176 TX-178: a size is that of all lines, not rounded, and the same for all kinds of strings")
    func sizes() {
        let one = "Hello".size(withAttributes: attributes), two = "Hello\nthere, world".size(withAttributes: attributes)
        #expect(one.height == line)
        #expect(two.height == line * 2)
        #expect(two.width > one.width)
        #expect(NSString(string: "Hello").size(withAttributes: attributes) == one)
        #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == one)
        #expect("Hello".size().height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
    }

    @Test("TX-176 TX-177: text wraps in a width, and a side of zero is no limit")
    func boundingRects() {
        let text = "One two three four five six"
        func rect(_ width: CGFloat, _ height: CGFloat, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) -> CGRect {
            text.boundingRect(with: CGSize(width: width, height: height), options: options, attributes: attributes, context: nil)
        }
        #expect(rect(100, 0).height == line * 3)
        #expect(rect(100, 0).width <= 100)
        #expect(rect(100, 0).origin == .zero)
        #expect(rect(0, 0).height == line)
        #expect(rect(100, line * 2 + 1).height == line * 2)
        #expect(rect(100, .greatestFiniteMagnitude) == rect(100, 0))
    }

    @Test("TX-177: without line fragments the text is one line on its baseline")
    func baselineOrigin() {
        let font = UIFont.systemFont(ofSize: 20)
        let rect = "One two three".boundingRect(
            with: CGSize(width: 50, height: 0), options: [], attributes: [.font: font], context: nil)
        #expect(rect.height == line)
        #expect(rect.width > 50)
        #expect(abs(rect.minY - font.descender) < 0.001)
        let upper = picture {
            "One".draw(with: CGRect(x: 5, y: 5 + font.ascender, width: 0, height: 0), options: [], attributes: attributes, context: nil)
        }
        let lower = picture { "One".draw(at: CGPoint(x: 5, y: 5), withAttributes: attributes) }
        #expect(upper.pngData() == lower.pngData())
    }

    @Test("TX-181: a paragraph that cuts off is one line; the last line that fits ends with a mark if that is asked for")
    func truncation() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = "One two three four five six"
        let cut = text.boundingRect(
            with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin,
            attributes: attributes.merging([.paragraphStyle: style]) { $1 }, context: nil)
        #expect(cut.height == line)
        #expect(cut.width <= 100)
        let room = CGRect(x: 0, y: 0, width: 100, height: line * 2)
        let marked = picture {
            text.draw(with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
        }
        let plain = picture { text.draw(in: room, withAttributes: attributes) }
        #expect(marked.pngData() != plain.pngData())
    }

    @Test("TX-180: sizes of the ink are smaller than those of the line")
    func deviceMetrics() {
        let rect = "x".boundingRect(
            with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], attributes: attributes, context: nil)
        #expect(rect.height < 14)
        #expect(rect.height > 8)
        #expect(rect.minY > 5)
        #expect(rect.maxY < line)
    }

    @Test("TX-183: a drawing context lets text shrink, and says how far")
    func scaling() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.2
        let text = NSAttributedString(string: "A rather long line of text", attributes: attributes)
        let room = CGSize(width: 120, height: line)
        let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(rect.width <= 120)
        #expect(rect.height <= line)
        #expect(context.totalBounds == rect)
        #expect(context.actualScaleFactor < 0.7)
        #expect(context.actualScaleFactor > 0.3)
        _ = text.boundingRect(with: CGSize(width: 1000, height: 100), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
    }

    @Test("TX-172 TX-174: each attribute of a part of a text changes what is drawn")
    func eachAttribute() {
        let attributes: [(NSAttributedString.Key, Any)] = [
            (.foregroundColor, UIColor.red), (.backgroundColor, UIColor.yellow), (.kern, 3), (.tracking, 3.0), (.baselineOffset, 4),
            (.underlineStyle, NSUnderlineStyle.single.rawValue),
            (.underlineStyle, NSUnderlineStyle([.double, .patternDash]).rawValue), (.strikethroughStyle, 1), (.strokeWidth, 3.0),
            (.strokeWidth, -3), (.obliqueness, 0.3), (.link, "https://example.org"), (.ligature, 0), (.shadow, NSShadow()),
        ]
        let font = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
        let plain = picture { "ffi text".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font]) }
        for (key, value) in attributes {
            let text = NSMutableAttributedString(string: "ffi text", attributes: [.font: font])
            text.addAttribute(key, value: value, range: NSRange(location: 0, length: 5))
            let changed = picture { text.draw(at: CGPoint(x: 10, y: 10)) }
            #expect(plain.pngData() != changed.pngData(), "\(key) \(value)")
        }
    }

    @Test("Numbers that are none, and too large ones, do no harm")
    func badNumbers() {
        let bad: [NSAttributedString.Key: Any] = [
            .kern: CGFloat.nan, .baselineOffset: CGFloat.infinity, .underlineStyle: 1e300, .strokeWidth: -CGFloat.infinity,
            .obliqueness: CGFloat.nan, .font: UIFont.systemFont(ofSize: 20),
        ]
        let plain = picture { "text".draw(at: .zero, withAttributes: attributes) }
        let drawn = picture { "text".draw(at: .zero, withAttributes: bad) }
        #expect(plain.pngData() == drawn.pngData())
        for room in [CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: -5), CGSize(width: CGFloat.infinity, height: .nan)] {
            let rect = "text".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
            #expect(rect.height == line)
        }
    }

    @Test("A picture takes its room in the line and is drawn there, by its bounds from the baseline")
    func attachments() throws {
        let red = picture(10, 10) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let attachment = NSTextAttachment(image: red)
        let text = NSMutableAttributedString(string: "a", attributes: attributes)
        text.append(NSAttributedString(attachment: attachment))
        let width = "a".size(withAttributes: attributes).width
        #expect(abs(text.size().width - width - 10) < 0.01)
        #expect(text.size().height == line)
        attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 40)
        #expect(abs(text.size().width - width - 30) < 0.01)
        #expect(text.size().height == 40)
        let drawn = picture(60, 60) { text.draw(at: .zero) }
        #expect(drawn.color(at: CGPoint(x: width + 15, y: 2)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(drawn.color(at: CGPoint(x: width + 15, y: 38)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(drawn.color(at: CGPoint(x: width + 15, y: 42)) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    }

    @Test("A stencil in a line takes the colour of the text")
    func stencils() {
        let black = picture(10, 10) { UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: black.withRenderingMode(.alwaysTemplate)))
        text.addAttribute(.foregroundColor, value: UIColor(red: 0, green: 1, blue: 0, alpha: 1), range: NSRange(location: 0, length: 1))
        let drawn = picture(20, 20) { text.draw(at: .zero) }
        #expect(drawn.color(at: CGPoint(x: 5, y: 8)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("A symbol in a line takes the colour of the text, unless it is to be shown as it is")
    func symbols() throws {
        let (green, red) = (UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let symbol = try #require(UIImage(systemName: "square.fill"))
        for (image, expected) in [(symbol, green), (symbol.withTintColor(red, renderingMode: .alwaysOriginal), red)] {
            let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
            text.addAttribute(.foregroundColor, value: green, range: NSRange(location: 0, length: 1))
            let drawn = picture(40, 40) { text.draw(at: .zero) }
            let middle = CGPoint(x: image.size.width / 2, y: image.size.height / 2)
            #expect(drawn.color(at: middle) == expected)
        }
    }

    @Test("TX-182: a break at the end is not counted where strings are measured")
    func trailingBreak() {
        #expect("a\n".size(withAttributes: attributes).height == line)
    }

    @Test("TX-179: the leading of a font is part of its lines, which is none for the system font")
    func leading() throws {
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        let with = "a".boundingRect(with: .zero, options: options, attributes: attributes, context: nil)
        let without = "a".boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(with == without)
        #expect(UIFont.systemFont(ofSize: 20).leading == 0)
        let font = try #require(UIFont(name: "HelveticaNeue", size: 20))
        let height = { (options: NSStringDrawingOptions) in
            "a\na".boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil).height
        }
        #expect(font.leading > 0)
        #expect(abs(height(options) - height(.usesLineFragmentOrigin) - 2 * font.leading) < 0.001)
        #expect(abs(height(.usesLineFragmentOrigin) - 2 * (font.ascender - font.descender)) < 0.001)
    }

    @Test("TX-175: space behind the last character counts in the width")
    func kern() {
        let plain = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 0])
        let spaced = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 5])
        #expect(abs(spaced.width - plain.width - 15) < 0.01)
    }

    @Test("TX-184: attributed strings are compared with the values of their attributes")
    func equality() {
        func text() -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            return NSAttributedString(
                string: "a",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style, .shadow: NSShadow(),
                ])
        }
        #expect(NSTextStorage(attributedString: text()).isEqual(to: text()))
        #expect(NSTextStorage(attributedString: text()).isEqual(NSTextStorage(attributedString: text())))
    }
}
