import Foundation

/// The material of frosted glass: the blur of the picture behind it, and the colour over that.
@MainActor
package struct GlassMaterial {
    /// Standard deviation, in points.
    package let blurRadius: CGFloat
    /// 1 leaves colours as they are.
    package let saturation: CGFloat
    package let tint: UIColor

    // ad-hoc: no figures are documented; chosen so that text in the label colours stays readable on the glass.
    package init(_ style: UIBlurEffect.Style) {
        blurRadius = style == .light || style == .dark ? 20 : 24
        saturation = 1.8
        tint =
            switch style {
            case .extraLight: Self.grey(0.97, 0.82)
            case .light: Self.grey(1, 0.3)
            case .dark: Self.grey(0.11, 0.73)
            case .regular, .systemMaterial: Self.adaptive(.systemMaterialLight, .systemMaterialDark)
            case .prominent, .systemThickMaterial: Self.adaptive(.systemThickMaterialLight, .systemThickMaterialDark)
            case .systemUltraThinMaterial: Self.adaptive(.systemUltraThinMaterialLight, .systemUltraThinMaterialDark)
            case .systemThinMaterial: Self.adaptive(.systemThinMaterialLight, .systemThinMaterialDark)
            case .systemChromeMaterial: Self.adaptive(.systemChromeMaterialLight, .systemChromeMaterialDark)
            case .systemUltraThinMaterialLight: Self.grey(0.97, 0.44)
            case .systemThinMaterialLight: Self.grey(0.97, 0.6)
            case .systemMaterialLight: Self.grey(0.96, 0.75)
            case .systemThickMaterialLight: Self.grey(0.96, 0.88)
            case .systemChromeMaterialLight: Self.grey(0.976, 0.8)
            case .systemUltraThinMaterialDark: Self.grey(0.14, 0.55)
            case .systemThinMaterialDark: Self.grey(0.14, 0.68)
            case .systemMaterialDark: Self.grey(0.14, 0.8)
            case .systemThickMaterialDark: Self.grey(0.14, 0.9)
            case .systemChromeMaterialDark: Self.grey(0.11, 0.8)
            }
    }

    private static func grey(_ white: CGFloat, _ alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }

    private static func adaptive(_ light: UIBlurEffect.Style, _ dark: UIBlurEffect.Style) -> UIColor {
        let (lightTint, darkTint) = (GlassMaterial(light).tint, GlassMaterial(dark).tint)
        return UIColor { $0.userInterfaceStyle == .dark ? darkTint : lightTint }
    }
}
