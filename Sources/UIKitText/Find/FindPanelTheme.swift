import Foundation
import UIKitCore

/// How the find panel looks. Lengths are in points.
struct FindPanelTheme: Sendable {
    var margin: CGFloat = 8
    var rowHeight: CGFloat = 36
    /// Between what is beside each other.
    var gap: CGFloat = 4
    var arrowWidth: CGFloat = 40
    /// To the left and right of a title.
    var titlePadding: CGFloat = 8
    var fontSize: CGFloat = 17
    var countFontSize: CGFloat = 15
    var symbolSize: CGFloat = 17
    /// The button in the field, and the sign in it that says that there is a menu.
    var optionsSize = CGSize(width: 34, height: 24)
    var hintSize: CGFloat = 9
    var hintWidth: CGFloat = 11
    /// How wide the fields are at most, on wide screens.
    var widestField: CGFloat = 420
    var lineHeight: CGFloat = 0.5
    var ground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.13, alpha: 1) : UIColor(white: 0.965, alpha: 1)
    }
    var fade = 0.2

    /// That of iOS 16 to 18.
    static let flat = FindPanelTheme()
}
