extension SystemColor {
    /// The palette of the flat look: hues, greys and meanings of iOS 13 to 18.
    var variants: Variants {
        switch self {
        case .systemRed:
            .init(
                light: Shade(0xFF3B30), dark: Shade(0xFF453A),
                lightHighContrast: Shade(0xD70015), darkHighContrast: Shade(0xFF6961))
        case .systemOrange:
            .init(
                light: Shade(0xFF9500), dark: Shade(0xFF9F0A),
                lightHighContrast: Shade(0xC93400), darkHighContrast: Shade(0xFFB340))
        case .systemYellow:
            .init(
                light: Shade(0xFFCC00), dark: Shade(0xFFD60A),
                lightHighContrast: Shade(0xB25000), darkHighContrast: Shade(0xFFD426))
        case .systemGreen:
            .init(
                light: Shade(0x34C759), dark: Shade(0x30D158),
                lightHighContrast: Shade(0x248A3D), darkHighContrast: Shade(0x30DB5B))
        case .systemMint:
            .init(
                light: Shade(0x00C7BE), dark: Shade(0x66D4CF),
                lightHighContrast: Shade(0x0C817B), darkHighContrast: Shade(0x66D4CF))
        case .systemTeal:
            .init(
                light: Shade(0x30B0C7), dark: Shade(0x40C8E0),
                lightHighContrast: Shade(0x008299), darkHighContrast: Shade(0x5DE6FF))
        case .systemCyan:
            .init(
                light: Shade(0x32ADE6), dark: Shade(0x64D2FF),
                lightHighContrast: Shade(0x0071A4), darkHighContrast: Shade(0x70D7FF))
        case .systemBlue:
            .init(
                light: Shade(0x007AFF), dark: Shade(0x0A84FF),
                lightHighContrast: Shade(0x0040DD), darkHighContrast: Shade(0x409CFF))
        case .systemIndigo:
            .init(
                light: Shade(0x5856D6), dark: Shade(0x5E5CE6),
                lightHighContrast: Shade(0x3634A3), darkHighContrast: Shade(0x7D7AFF))
        case .systemPurple:
            .init(
                light: Shade(0xAF52DE), dark: Shade(0xBF5AF2),
                lightHighContrast: Shade(0x8944AB), darkHighContrast: Shade(0xDA8FFF))
        case .systemPink:
            .init(
                light: Shade(0xFF2D55), dark: Shade(0xFF375F),
                lightHighContrast: Shade(0xD30F45), darkHighContrast: Shade(0xFF6482))
        case .systemBrown:
            .init(
                light: Shade(0xA2845E), dark: Shade(0xAC8E68),
                lightHighContrast: Shade(0x7F6545), darkHighContrast: Shade(0xB59469))
        case .systemGray: .init(light: Shade(0x8E8E93), dark: Shade(0x8E8E93))
        case .systemGray2: .init(light: Shade(0xAEAEB2), dark: Shade(0x636366))
        case .systemGray3: .init(light: Shade(0xC7C7CC), dark: Shade(0x48484A))
        case .systemGray4: .init(light: Shade(0xD1D1D6), dark: Shade(0x3A3A3C))
        case .systemGray5: .init(light: Shade(0xE5E5EA), dark: Shade(0x2C2C2E))
        case .systemGray6: .init(light: Shade(0xF2F2F7), dark: Shade(0x1C1C1E))
        case .label: .init(light: Shade(0x000000), dark: Shade(0xFFFFFF))
        case .secondaryLabel: .init(light: Shade(0x3C3C43, alpha: 0.6), dark: Shade(0xEBEBF5, alpha: 0.6))
        case .tertiaryLabel: .init(light: Shade(0x3C3C43, alpha: 0.298), dark: Shade(0xEBEBF5, alpha: 0.298))
        case .quaternaryLabel: .init(light: Shade(0x3C3C43, alpha: 0.1765), dark: Shade(0xEBEBF5, alpha: 0.1765))
        case .placeholderText: .init(light: Shade(0x3C3C43, alpha: 0.298), dark: Shade(0xEBEBF5, alpha: 0.298))
        case .systemFill: .init(light: Shade(0x787880, alpha: 0.2), dark: Shade(0x787880, alpha: 0.3569))
        case .secondarySystemFill: .init(light: Shade(0x787880, alpha: 0.1569), dark: Shade(0x787880, alpha: 0.3176))
        case .tertiarySystemFill: .init(light: Shade(0x767680, alpha: 0.1176), dark: Shade(0x767680, alpha: 0.2392))
        case .quaternarySystemFill: .init(light: Shade(0x747480, alpha: 0.0784), dark: Shade(0x767680, alpha: 0.1765))
        case .systemBackground: .init(light: Shade(0xFFFFFF), dark: Shade(0x000000), darkElevated: Shade(0x1C1C1E))
        case .secondarySystemBackground: .init(light: Shade(0xF2F2F7), dark: Shade(0x1C1C1E), darkElevated: Shade(0x2C2C2E))
        case .tertiarySystemBackground: .init(light: Shade(0xFFFFFF), dark: Shade(0x2C2C2E), darkElevated: Shade(0x3A3A3C))
        case .systemGroupedBackground: .init(light: Shade(0xF2F2F7), dark: Shade(0x000000), darkElevated: Shade(0x1C1C1E))
        case .secondarySystemGroupedBackground: .init(light: Shade(0xFFFFFF), dark: Shade(0x1C1C1E), darkElevated: Shade(0x2C2C2E))
        case .tertiarySystemGroupedBackground: .init(light: Shade(0xF2F2F7), dark: Shade(0x2C2C2E), darkElevated: Shade(0x3A3A3C))
        case .separator: .init(light: Shade(0x3C3C43, alpha: 0.2863), dark: Shade(0x545458, alpha: 0.6))
        case .opaqueSeparator: .init(light: Shade(0xC6C6C8), dark: Shade(0x38383A))
        case .link: .init(light: Shade(0x007AFF), dark: Shade(0x0984FF))
        }
    }
}
