import Foundation
import UIKitCore

/// Appearance values of text views. Lengths are in points.
struct TextViewTheme: Sendable {
    /// The font of text without one. observed: that of TextKit
    // observed: that of TextKit
    var font = UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
    /// That of nibs that name none.
    var nibFont = UIFont.systemFont(ofSize: 14)
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var caretWidth: CGFloat = 2
    var borderRadius: CGFloat = 5
    var borderWidth: CGFloat = 0.65
    var borderColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
    /// A text that is no longer is laid out as a whole, so that its height is exact.
    var wholeLayoutLength = 20_000
    /// How high a part of the text is that is drawn at once.
    // ad-hoc: some six lines. Larger parts make the frames slow in which one comes, smaller ones all frames.
    var tileHeight: CGFloat = 128

    /// That of iOS 13 to 18.
    static let flat = TextViewTheme()
}
