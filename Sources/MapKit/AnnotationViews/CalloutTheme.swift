import UIKit

/// Appearance values of callouts. Lengths are in points.
enum CalloutTheme {
    @MainActor static let titleFont = UIFont.systemFont(ofSize: 17)
    @MainActor static let subtitleFont = UIFont.systemFont(ofSize: 12)
    static let radius: CGFloat = 11
    static let tipHeight: CGFloat = 13
    static let tipWidth: CGFloat = 28
    /// Beside texts where there is no accessory.
    static let margin: CGFloat = 16
    /// Around accessories.
    static let sideMargin: CGFloat = 9
    /// Above and below texts.
    static let textMargin: CGFloat = 9
    static let lineGap: CGFloat = 1
    static let leastHeight: CGFloat = 44
    static let leastWidth: CGFloat = 54
    static let greatestWidth: CGFloat = 320
    /// Between the bubble and the edges of the map.
    static let screenMargin: CGFloat = 8
}
