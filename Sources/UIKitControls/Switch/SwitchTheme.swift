import UIKitCore

/// Appearance values of switches. Lengths are in points, times in seconds.
struct SwitchTheme: Sendable {
    var size: CGSize
    var thumbDiameter: CGFloat
    /// How much longer the thumb is while a finger is on it.
    var pressedGrowth: CGFloat
    var duration: Double
    /// How far a finger has to go for the thumb to follow it to the other end.
    var dragDistance: CGFloat
    var offColor: UIColor
    var onColor: UIColor
    var thumbColor: UIColor
    /// Of the line around a switch that is off and has a tint.
    var outlineWidth: CGFloat
    var disabledAlpha: CGFloat
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var shadowOffset: CGSize

    /// That of iOS 13 to 18.
    static let flat = SwitchTheme(
        size: CGSize(width: 51, height: 31), thumbDiameter: 27, pressedGrowth: 6, duration: 0.25, dragDistance: 12,
        offColor: .secondarySystemFill, onColor: .systemGreen, thumbColor: .white, outlineWidth: 1.5, disabledAlpha: 0.5,
        shadowOpacity: 0.17, shadowRadius: 3, shadowOffset: CGSize(width: 0, height: 3))

    /// Where the thumb is on its track.
    func thumbFrame(atRight: Bool, isPressed: Bool) -> CGRect {
        let inset = (size.height - thumbDiameter) / 2
        let width = thumbDiameter + (isPressed ? pressedGrowth : 0)
        return CGRect(x: atRight ? size.width - inset - width : inset, y: inset, width: width, height: thumbDiameter)
    }
}
