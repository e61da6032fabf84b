import Foundation
import UIKitCore

/// Appearance values of an active search. Times are in seconds.
struct SearchTheme: Sendable {
    var duration = 0.3
    var dimming = UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2) }

    /// That of iOS 13 to 18.
    static let flat = SearchTheme()
}
