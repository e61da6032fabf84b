/// The colours that the system gives a meaning; each looks different by style, contrast and level.
enum SystemColor: String, CaseIterable {
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case separator
    case opaqueSeparator
    case link

    /// The colour under the given traits. Unspecified traits count as light, normal and base.
    func color(for traits: UITraitCollection) -> CGColor {
        let variants = variants
        let isHighContrast = traits.accessibilityContrast == .high
        let shade: Shade
        if traits.userInterfaceStyle == .dark {
            let normal = traits.userInterfaceLevel == .elevated ? variants.darkElevated ?? variants.dark : variants.dark
            shade = isHighContrast ? variants.darkHighContrast ?? normal : normal
        } else {
            shade = isHighContrast ? variants.lightHighContrast ?? variants.light : variants.light
        }
        return shade.color
    }
}

extension SystemColor {
    /// A colour of sRGB as three bytes and an alpha.
    struct Shade {
        var rgb: UInt32
        var alpha: CGFloat

        init(_ rgb: UInt32, alpha: CGFloat = 1) {
            self.rgb = rgb
            self.alpha = alpha
        }

        var color: CGColor {
            func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
            return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
        }
    }

    /// The variants of a colour; where there is none for the case, the one before it serves.
    struct Variants {
        var light: Shade
        var dark: Shade
        var darkElevated: Shade?
        var lightHighContrast: Shade?
        var darkHighContrast: Shade?
    }
}
