import UIKitCore

/// Appearance values of headers and footers. Lengths are in points.
struct HeaderFooterTheme: Sendable {
    /// How one kind looks.
    struct Kind: Sendable {
        var font: UIFont.TextStyle
        var textColor: UIColor
        /// Behind the text; nil shows what lies behind.
        var background: UIColor?
        var top: CGFloat
        var bottom: CGFloat
        /// The least height at the usual size of text.
        var height: CGFloat
        var isUppercase = false
    }

    var plainHeader: Kind
    var plainFooter: Kind
    var groupedHeader: Kind
    var groupedFooter: Kind
    /// Between the two texts.
    var gap: CGFloat

    /// That of iOS 13 to 18.
    static let flat = HeaderFooterTheme(
        plainHeader: Kind(
            font: .headline, textColor: .label, background: .secondarySystemBackground, top: 3.5, bottom: 3.5, height: 28),
        plainFooter: Kind(
            font: .headline, textColor: .label, background: .secondarySystemBackground, top: 3.5, bottom: 3.5, height: 28),
        groupedHeader: Kind(font: .footnote, textColor: .secondaryLabel, top: 16, bottom: 6, height: 38, isUppercase: true),
        groupedFooter: Kind(font: .footnote, textColor: .secondaryLabel, top: 8, bottom: 6, height: 30), gap: 2)

    func kind(_ context: HeaderFooterContext) -> Kind {
        switch (context.background, context.kind) {
        case (.plain, .header): plainHeader
        case (.plain, .footer): plainFooter
        case (_, .header): groupedHeader
        case (_, .footer): groupedFooter
        }
    }
}
