import Foundation

/// Scales fonts and lengths by the size of text the user prefers, as a text style grows.
// apple: https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: UIObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// That of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Metrics by which fonts and lengths grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The font in the size for the category that the user prefers, to whole points.
    ///
    /// A label that adjusts its font follows later changes of the category.
    /// - Precondition: the font has not been scaled by metrics before.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil) }

    /// - Parameter maximumPointSize: The result is not larger; 0 is no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// As ``scaledFont(for:)``, for the category of some traits; nil is ``UITraitCollection/current``.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// As ``scaledFont(for:)``, for the category of some traits, and not larger than a size in points; 0 is no limit.
    /// - Precondition: the font has not been scaled by metrics before.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if case .metrics = font.scaling {
            _requireFailure(
                """
                The font \(font) has already been scaled by UIFontMetrics. Scaling it again would make it too large; \
                pass the font in the size meant for the content size category large.
                """)
        }
        let maximum = maximumPointSize > 0 ? maximumPointSize : nil
        let scaling = FontScaling.metrics(style, base: font.pointSize, maximum: maximum)
        return font.scaled(by: scaling, for: Self.category(traitCollection))
    }

    /// A length in the proportion in which lines of the text style grow, rounded to whole pixels.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// As ``scaledValue(for:)``, for the category and the pixels of some traits; nil is ``UITraitCollection/current``.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let factor = TextStyleTable.entry(for: style).scale(for: Self.category(traitCollection))
        guard factor != 1 else { return value }
        let given = traitCollection?.displayScale ?? 0
        // observed: iOS 26.1 on a screen of three pixels to a point; half a pixel is rounded up
        let pixels = given > 0 ? given : max(UITraitCollection.current.displayScale, 1)
        return (value * factor * pixels + 0.5).rounded(.down) / pixels
    }

    private static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        (traits ?? .current).preferredContentSizeCategory
    }
}
