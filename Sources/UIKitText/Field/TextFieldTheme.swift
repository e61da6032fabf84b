import Foundation
import UIKitCore

/// Appearance values of text fields. Lengths are in points, times in seconds.
struct TextFieldTheme: Sendable {
    var font = UIFont.systemFont(ofSize: 17)
    var caretWidth: CGFloat = 2
    /// A line has so much more than its font asks for.
    var lineSurplus: CGFloat = 1.5
    /// Between the border and the text.
    var textInset = CGSize(width: 7, height: 2)
    /// The width of the border on both sides together, in addition to the text.
    var borderWidth: CGFloat = 28
    var borderHeight: CGFloat = 12
    var leastHeight: CGFloat = 34
    /// The side of the clear button, and its distance to the edge.
    var clearButtonSide: CGFloat = 19
    var clearButtonMargin: CGFloat = 5
    var cornerRadius: CGFloat = 5
    var lineWidth: CGFloat = 0.65
    var groundColor = UIColor.systemBackground
    var lineColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
    var bezelColor = UIColor.systemGray3
    var bezelShade = UIColor.systemGray5
    var placeholderColor = UIColor.placeholderText
    var clearColor = UIColor.tertiaryLabel
    /// How far a finger moves before it selects.
    var dragDistance: CGFloat = 6

    /// That of iOS 13 to 18.
    static let flat = TextFieldTheme()

    @MainActor
    var clearImage: UIImage? {
        UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular))
    }
}
