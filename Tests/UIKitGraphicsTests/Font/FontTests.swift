import Testing
import UIKitTesting

struct FontTests {
    @Test(
        "Fonts of iOS that are not here are replaced by ones whose letters are as wide",
        arguments: [
            ("Helvetica", 0.944), ("HelveticaNeue", 0.944), ("Helvetica-Bold", 0.944), ("ArialMT", 0.944), ("TimesNewRomanPSMT", 0.944),
            ("Courier", 0.6), ("CourierNewPSMT", 0.6), ("Palatino-Roman", 1),
        ])
    @MainActor
    func widths(name: String, width: Double) throws {
        let font = try #require(UIFont(name: name, size: 100))
        let size = "W".size(withAttributes: [.font: font])
        #expect(abs(Double(size.width) - width * 100) < 0.6, "\(size)")
    }

    @Test(
        "Lines of fonts of iOS are as high as there, whatever stands in for them",
        arguments: [("Helvetica", 1.15), ("Helvetica-Bold", 1.15), ("HelveticaNeue", 1.193), ("AvenirNext-Regular", 1.366)])
    @MainActor
    func heights(name: String, height: Double) throws {
        let font = try #require(UIFont(name: name, size: 100))
        #expect(abs(font.lineHeight - height * 100) < 0.05)
    }

    @Test("Sizes of the text styles at three categories")
    func textStyles() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        #expect(size(.body, .large) == 17)
        #expect(size(.body, .extraSmall) == 14)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
        #expect(size(.largeTitle, .large) == 34)
        #expect(size(.caption2, .large) == 11)
        #expect(size(.headline, .large) == 17)
    }

    @Test("The heights of the system's font")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
        #expect(font.leading == 0)
        #expect(font.pointSize == 17)
    }

    @Test("Weights differ; equal fonts are equal")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != .boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold).withSize(20) == .systemFont(ofSize: 20, weight: .bold))
    }

    @Test("A name that nobody knows is no font; sizes that are no size mean 12 points", arguments: [0, -3, CGFloat.nan, .infinity])
    func badInput(size: CGFloat) {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    }
}
