/// Appearance values of the dark menu. Lengths are in points.
struct CalloutTheme: Sendable {
    var height: CGFloat
    var cornerRadius: CGFloat
    var arrowSize: CGSize
    var padding: CGFloat
    var fontSize: CGFloat
    var margin: CGFloat
    var color: UIColor
    var pressedColor: UIColor
    var lineColor: UIColor
    var textColor: UIColor
    var destructiveColor: UIColor
    var disabledAlpha: CGFloat

    /// That of iOS 13 to 15.
    static let flat = CalloutTheme(
        height: 37, cornerRadius: 8, arrowSize: CGSize(width: 19, height: 9), padding: 14, fontSize: 14, margin: 8,
        color: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.23 : 0.12, alpha: 1) },
        pressedColor: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.38 : 0.3, alpha: 1) },
        lineColor: UIColor(white: 1, alpha: 0.25), textColor: .white,
        destructiveColor: UIColor(red: 1, green: 0.27, blue: 0.23, alpha: 1), disabledAlpha: 0.35)
}
