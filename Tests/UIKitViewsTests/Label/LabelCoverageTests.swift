import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import QuartzCore

/// Labels that are shown as one colour through coverage look like those that draw.
@MainActor
@Suite("Labels as coverage")
struct LabelCoverageTests {
    struct Look: Sendable, CustomTestStringConvertible {
        var name: String
        var text = "Hamburgefonts, AVATAR & Co."
        var scale: CGFloat = 2
        var frame = CGRect(x: 10.3, y: 20.6, width: 180, height: 60)
        var change: @MainActor @Sendable (UILabel) -> Void = { _ in }
        var testDescription: String { name }
    }

    nonisolated static let looks = [
        Look(name: "plain"), Look(name: "scale 1", scale: 1), Look(name: "scale 3", scale: 3),
        Look(name: "centred") { $0.textAlignment = .center },
        Look(name: "right") { $0.textAlignment = .right },
        Look(name: "right to left", text: "שלום עולם"),
        Look(name: "several lines", text: String(repeating: "Lines of words ", count: 6)) { $0.numberOfLines = 0 },
        Look(name: "cut off", text: String(repeating: "Lines of words ", count: 6)),
        Look(name: "justified", text: String(repeating: "Lines of words ", count: 6)) {
            ($0.numberOfLines, $0.textAlignment) = (3, .justified)
        },
        Look(name: "too high for the label", frame: CGRect(x: 10, y: 20, width: 180, height: 9)),
        Look(name: "wider than the label") { ($0.lineBreakMode, $0.frame.size.width) = (.byClipping, 60.5) },
        Look(name: "shrunken") { ($0.adjustsFontSizeToFitWidth, $0.frame.size.width) = (true, 60) },
        Look(name: "not enabled") { $0.isEnabled = false },
        Look(name: "highlighted") { ($0.highlightedTextColor, $0.isHighlighted) = (.systemRed, true) },
        Look(name: "background") { ($0.backgroundColor, $0.textColor) = (.yellow, .blue) },
        Look(name: "translucent") { $0.alpha = 0.4 },
        Look(name: "translucent colour") { $0.textColor = UIColor.systemGreen.withAlphaComponent(0.3) },
        Look(name: "turned") { $0.transform = CGAffineTransform(rotationAngle: 0.2) },
        Look(name: "larger") { $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) },
        Look(name: "rounded") { ($0.layer.cornerRadius, $0.layer.masksToBounds) = (20, true) },
        Look(name: "shadow of the layer") { ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (0.8, 2) },
        Look(name: "bordered") { $0.layer.borderWidth = 2 },
        Look(name: "tracked") { $0.attributedText = NSAttributedString(string: "tracked", attributes: [.tracking: 3]) },
    ]

    @Test("A label looks like one that draws its text itself", arguments: looks)
    func sameAsDrawn(_ look: Look) throws {
        let (coverage, drawn) = (UILabel(), DrawnLabel())
        let pictures = try [coverage, drawn].map { try picture(of: $0, look) }
        #expect(pictures[0] == pictures[1])
        #expect(coverage.layer.contents is CoverageStore)
        #expect(drawn.layer.contents is BackingStore)
    }

    @Test(
        "Text of several colours, with lines, a shadow, or pictures in it is drawn",
        arguments: [
            [NSAttributedString.Key.foregroundColor: UIColor.red], [.backgroundColor: UIColor.red], [.underlineStyle: 1],
            [.strikethroughStyle: 1], [.strokeWidth: 3], [.obliqueness: 0.3],
        ] as [[NSAttributedString.Key: any Sendable]])
    func drawnText(_ attributes: [NSAttributedString.Key: any Sendable]) throws {
        let text = NSMutableAttributedString(string: "Hamburgefonts")
        text.addAttributes(attributes, range: NSRange(location: 3, length: 4))
        let (label, drawn) = (UILabel(), DrawnLabel())
        let look = Look(name: "") { $0.attributedText = text }
        #expect(try picture(of: label, look) == picture(of: drawn, look))
        #expect(label.layer.contents is BackingStore)
    }

    @Test("A shadow of the text, an opaque layer and very large letters are drawn")
    func drawnLabels() throws {
        let changes: [@MainActor @Sendable (UILabel) -> Void] = [
            { $0.shadowColor = .red }, { $0.layer.isOpaque = true }, { $0.font = .systemFont(ofSize: 60) }, { $0.text = "😀" },
        ]
        for change in changes {
            let label = UILabel()
            _ = try picture(of: label, Look(name: "", change: change))
            #expect(label.layer.contents is BackingStore)
        }
    }

    @Test("Each change of text, colour and style is seen, and nothing is left of what was there")
    func changes() throws {
        let label = UILabel()
        let drawn = DrawnLabel()
        let changes: [@MainActor (UILabel) -> Void] = [
            { $0.text = "i" }, { $0.text = "Wide words" }, { $0.textColor = .red }, { $0.shadowColor = .blue }, { $0.shadowColor = nil },
            { $0.text = " " }, { $0.text = "back" }, { $0.frame.size.width += 17.5 }, { $0.text = nil },
        ]
        let screens = try [label, drawn].map { try screen(with: $0, Look(name: "")) }
        for change in changes {
            change(label)
            change(drawn)
            #expect(screens[0].snapshot()?.pngData() == screens[1].snapshot()?.pngData())
        }
        for screen in screens { screen.changeStyle(to: .dark) }
        #expect(screens[0].snapshot()?.pngData() == screens[1].snapshot()?.pngData())
    }

    @Test("A label is drawn into other pictures as on the screen")
    func rendering() throws {
        let (label, drawn) = (UILabel(), DrawnLabel())
        let pictures = try [label, drawn].map { label in
            _ = try picture(of: label, Look(name: ""))
            return UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }.pngData()
        }
        #expect(pictures[0] == pictures[1])
        #expect(label.layer.contents is CoverageStore)
    }

    private func picture(of label: UILabel, _ look: Look) throws -> Data {
        try #require(screen(with: label, look).snapshot()?.pngData())
    }

    private func screen(with label: UILabel, _ look: Look) throws -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: look.scale)
        screen.window.backgroundColor = .white
        label.frame = look.frame
        label.text = look.text
        look.change(label)
        screen.window.addSubview(label)
        screen.settle()
        return screen
    }
}

private final class DrawnLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}
