@_spi(ForasteroInternal) internal import CoreGraphics

extension CGColor {
    /// A grey that keeps its number, beside colours of sRGB too.
    static func grey(_ white: CGFloat, alpha: CGFloat) -> CGColor { CGColor(extendedGray: white, alpha: alpha) }

    /// The colour in sRGB; nil where it cannot be converted.
    package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let parts = converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
        else { return nil }
        return (parts[0], parts[1], parts[2], parts[3])
    }

    /// The same colour with another alpha.
    func withAlpha(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}
