import Testing

@testable import DesktopSettings

struct SettingsReadingTests {
    private func settings(_ values: (String, String, SettingValue)...) -> DesktopSettings {
        var reading = SettingsReading()
        for (group, key, value) in values { reading.take(value, of: key, in: group) }
        return reading.settings
    }

    private let appearance = SettingsReading.appearance
    private let interface = SettingsReading.interface
    private let accessibility = SettingsReading.accessibility

    @Test("AX-66: the colour scheme is dark, light or neither")
    func schemes() {
        #expect(settings().isDark == nil)
        #expect(settings((appearance, "color-scheme", .number(1))).isDark == true)
        #expect(settings((appearance, "color-scheme", .number(2))).isDark == false)
        #expect(settings((appearance, "color-scheme", .number(0))).isDark == nil)
        #expect(settings((appearance, "color-scheme", .number(77))).isDark == nil)
    }

    @Test("AX-66, AX-67: contrast and movement are told by the common settings, or by those of GNOME")
    func contrastAndMotion() {
        #expect(settings((appearance, "contrast", .number(1))).isHighContrast)
        #expect(settings((accessibility, "high-contrast", .flag(true))).isHighContrast)
        #expect(settings((appearance, "reduced-motion", .number(1))).reducesMotion)
        #expect(settings((interface, "enable-animations", .flag(false))).reducesMotion)
        #expect(!settings((interface, "enable-animations", .flag(true))).reducesMotion)
    }

    @Test("AX-67: texts are scaled by what is set, and not by what makes no sense")
    func textScale() {
        #expect(settings((interface, "text-scaling-factor", .real(1.25))).textScale == 1.25)
        for scale in [0, -1, Double.nan, .infinity] {
            #expect(
                settings((interface, "text-scaling-factor", .real(1.5)), (interface, "text-scaling-factor", .real(scale))).textScale == 1.5)
        }
    }

    @Test("AX-65: values of a wrong type, and settings of others, change nothing")
    func nonsense() {
        let nonsense = settings(
            (appearance, "color-scheme", .text("dark")), (appearance, "contrast", .real(1)), (interface, "text-scaling-factor", .number(2)),
            (interface, "enable-animations", .text("false")), ("org.kde", "color-scheme", .number(1)))
        #expect(nonsense == DesktopSettings())
    }
}
