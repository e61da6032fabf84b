import Testing
import UIKitTesting

struct FontMetricsTests {
    private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
        ])
    }

    @Test(
        "Scaled values as measured on a device of three pixels to a point",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 55.333), (.body, .accessibilityExtraExtraLarge, 163),
            (.headline, .accessibilityExtraExtraLarge, 148.333), (.largeTitle, .small, 61), (.caption2, .extraLarge, 88.667),
            (.caption1, .large, 64), (.title2, .accessibilityExtraExtraExtraLarge, 151), (.subheadline, .extraSmall, 51.333),
        ])
    func scaledValue(style: UIFont.TextStyle, category: UIContentSizeCategory, expected: Double) {
        let value = UIFontMetrics(forTextStyle: style).scaledValue(for: 64, compatibleWith: traits(category))
        #expect(abs(value - expected) < 0.001)
    }

    @Test("A scaled font has the nearest whole size, and not more than the largest allowed")
    func scaledFont() {
        let metrics = UIFontMetrics.default
        let font = UIFont.systemFont(ofSize: 17)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 17)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17, weight: .black), compatibleWith: largest).fontName == "InterDisplay-Black")
    }

    @Test("A font cannot be scaled twice")
    func scalingTwice() async {
        await #expect(processExitsWith: .failure) {
            let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            _ = UIFontMetrics.default.scaledFont(for: once)
        }
    }

    @Test("All sizes of the text styles, from extraSmall to accessibilityExtraExtraExtraLarge")
    func tables() {
        func sizes(_ style: UIFont.TextStyle) -> [CGFloat] {
            UIContentSizeCategory.all.map { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize }
        }
        #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(sizes(.headline) == sizes(.body))
        #expect(sizes(.largeTitle) == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
        #expect(sizes(.footnote) == [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])
        #expect(sizes(.caption2) == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    }
}

extension UIContentSizeCategory {
    fileprivate static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}
