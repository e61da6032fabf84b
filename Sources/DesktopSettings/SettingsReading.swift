/// What the portal has told so far. Desktops have different settings for the same wish, and the common one wins over GNOME's.
// Facts: the portal's interface org.freedesktop.portal.Settings, and the keys of gsettings-desktop-schemas.
struct SettingsReading: Sendable {
    static let appearance = "org.freedesktop.appearance"
    static let interface = "org.gnome.desktop.interface"
    static let accessibility = "org.gnome.desktop.a11y.interface"

    private var colorScheme = 0
    private var contrast: Bool?
    private var reducesMotion: Bool?
    private var highContrast = false
    private var enablesAnimations = true
    private var textScale = 1.0

    /// Values of another type than expected are passed over.
    mutating func take(_ value: SettingValue, of key: String, in group: String) {
        switch (group, key, value) {
        case (Self.appearance, "color-scheme", .number(let number)): colorScheme = number
        case (Self.appearance, "contrast", .number(let number)): contrast = number == 1
        case (Self.appearance, "reduced-motion", .number(let number)): reducesMotion = number == 1
        case (Self.accessibility, "high-contrast", .flag(let isOn)): highContrast = isOn
        case (Self.interface, "enable-animations", .flag(let isOn)): enablesAnimations = isOn
        case (Self.interface, "text-scaling-factor", .real(let scale)) where scale.isFinite && scale > 0: textScale = scale
        default: break
        }
    }

    var settings: DesktopSettings {
        var settings = DesktopSettings()
        settings.isDark = colorScheme == 1 ? true : colorScheme == 2 ? false : nil
        settings.isHighContrast = contrast == true || highContrast
        settings.reducesMotion = reducesMotion == true || !enablesAnimations
        settings.textScale = textScale
        return settings
    }
}
