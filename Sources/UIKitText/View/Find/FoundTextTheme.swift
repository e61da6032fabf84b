import Foundation
import UIKitCore

/// How what was found looks. Lengths are in points.
struct FoundTextTheme: Sendable {
    var veil = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.55) : UIColor(white: 0, alpha: 0.2)
    }
    var highlight = UIColor(red: 1, green: 0.85, blue: 0.04, alpha: 1)
    var highlightedText = UIColor.black
    var shadow = UIColor(white: 0, alpha: 0.35)
    var shadowBlur: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: 1)
    /// How far a mark reaches beyond the characters to both sides.
    var reach: CGFloat = 2
    var radius: CGFloat = 3

    /// That of iOS 16 to 18.
    static let flat = FoundTextTheme()
}
