import Foundation
import UIKitCore

/// Appearance values of search bars. Lengths are in points, times in seconds.
struct SearchBarTheme: Sendable {
    /// Above and below the field of a bar on its own, both together.
    var surplus: CGFloat = 20
    /// From the edges of a bar on its own to the field.
    var margin: CGFloat = 8
    /// Above and below the field in a navigation bar.
    var navigationTop: CGFloat = 1
    var navigationBottom: CGFloat = 15
    /// That of the bars in which it stands.
    var bar = BarTheme.flat
    var promptHeight: CGFloat = 31
    var promptFontSize: CGFloat = 13
    /// The height that a scope bar adds in a navigation bar.
    var scopeHeight: CGFloat = 44
    var navigationScopeHeight: CGFloat = 50
    var scopeControlHeight: CGFloat = 32
    /// Between the field and the button beside it, or the scopes beside it.
    var cancelGap: CGFloat = 10
    var cancelFontSize: CGFloat = 17
    /// Beside the field scopes take so much of the width at most.
    var scopeShare: CGFloat = 0.4
    /// How long it takes for parts to come and go.
    var duration = 0.25

    /// That of iOS 13 to 18.
    static let flat = SearchBarTheme()
}
