import Foundation
import UIKitCore

/// Appearance values of search fields. Lengths are in points.
struct SearchFieldTheme: Sendable {
    /// The least height; with larger text a field is higher.
    var height: CGFloat = 36
    /// The height that a field adds to its line, above and below together.
    var lineSurplus: CGFloat = 15
    var cornerRadius: CGFloat = 10
    /// When so much of the height has gone, nothing is left of what is in the field.
    var fadeShare: CGFloat = 0.4
    var groundColor = UIColor.tertiarySystemFill
    var iconColor = UIColor.secondaryLabel
    /// From the edge to the magnifying glass, and the room it has.
    var iconInset: CGFloat = 6
    var iconSize = CGSize(width: 20, height: 20)
    var iconPointSize: CGFloat = 17
    /// From what stands before the text to the text.
    var textGap: CGFloat = 4
    /// From the edge to the text where nothing is between.
    var textInset: CGFloat = 8
    var token = Token()

    /// Appearance values of a token.
    struct Token: Sendable {
        var height: CGFloat = 24
        var padding: CGFloat = 6
        var gap: CGFloat = 4
        var cornerRadius: CGFloat = 5
        var fontSize: CGFloat = 15
        var iconSide: CGFloat = 16
        /// The room that is left for the text, however many tokens there are.
        var leastTextWidth: CGFloat = 60
    }

    /// That of iOS 13 to 18.
    static let flat = SearchFieldTheme()
}

extension TextFieldTheme {
    /// The part that search fields have in common with all text fields.
    static let search: TextFieldTheme = {
        var theme = TextFieldTheme.flat
        theme.placeholderColor = .secondaryLabel
        theme.clearColor = .secondaryLabel
        return theme
    }()
}
