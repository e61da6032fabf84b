import DesktopSettings
import Foundation
import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitAccessibility

/// What the user wants of the screen, and what follows from that.
@MainActor
@Suite(.serialized)
struct ScreenSettingsTests {
    /// The names of notifications, in order.
    private final class Log: @unchecked Sendable {
        var names: [String] = []
        var observers: [any NSObjectProtocol] = []

        init(_ watched: [NSNotification.Name]) {
            observers = watched.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] in
                    names.append($0.name.rawValue)
                }
            }
        }

        deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    }

    private var traits: UITraitCollection { UIScreen.main.traitCollection }

    private func settings(_ change: (inout DesktopSettings) -> Void) -> DesktopSettings {
        var settings = DesktopSettings()
        change(&settings)
        return settings
    }

    @Test("AX-65, AX-66, AX-67: style, contrast, movement and size of texts follow the desktop, with traits and notifications")
    func desktop() {
        let log = Log([
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIContentSizeCategory.didChangeNotification,
        ])
        let screen = ScreenSettings(isStyleGiven: false, settings: [], textSize: nil)
        let wanted = settings {
            ($0.isDark, $0.isHighContrast, $0.reducesMotion, $0.textScale) = (true, true, true, 1.25)
        }
        screen.desktopDidChange(wanted)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.accessibilityContrast == .high)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
        #expect(log.names.count == 3)
        screen.desktopDidChange(wanted)
        #expect(log.names.count == 3)
        screen.desktopDidChange(DesktopSettings())
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.accessibilityContrast == .normal)
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isReduceMotionEnabled)
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(log.names.count == 6)
    }

    @Test(
        "AX-68: a scale becomes the category whose body text is nearest",
        arguments: [
            (1, .large), (0.9, .small), (1.1, .extraLarge), (1.5, .extraExtraExtraLarge), (1.6, .accessibilityMedium),
            (3, .accessibilityExtraExtraExtraLarge), (100, .accessibilityExtraExtraExtraLarge), (0.01, .extraSmall),
        ] as [(Double, UIContentSizeCategory)])
    func categories(scale: Double, category: UIContentSizeCategory) {
        #expect(ScreenSettings.category(forScale: scale) == category)
    }

    @Test("AX-69: each setting can be set, and says so once", arguments: AccessibilitySetting.allCases)
    func each(setting: AccessibilitySetting) {
        let log = Log(AccessibilitySetting.allCases.map(\.notification))
        UIAccessibility.set(setting, true)
        UIAccessibility.set(setting, true)
        #expect(log.names == [setting.notification.rawValue])
        UIAccessibility.set(setting, false)
        #expect(log.names.count == 2)
    }

    @Test("AX-69: bold text is a trait, too")
    func boldText() {
        UIAccessibility.set(.boldText, true)
        #expect(UIAccessibility.isBoldTextEnabled)
        #expect(traits.legibilityWeight == .bold)
        UIAccessibility.set(.boldText, false)
        #expect(traits.legibilityWeight != .bold)
    }

    @Test("AX-69: what a launch option says is not changed by the desktop")
    func launchOptions() throws {
        defer {
            UIAccessibility.set(.increaseContrast, false)
            UIAccessibility.set(.grayscale, false)
            DisplayHost.current.changeTextSize(to: .large)
        }
        let screen = ScreenSettings(isStyleGiven: true, settings: [.increaseContrast, .grayscale], textSize: .small)
        screen.applyGiven()
        screen.desktopDidChange(settings { ($0.isDark, $0.textScale) = (true, 2) })
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.preferredContentSizeCategory == .small)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isGrayscaleEnabled)
    }

    @Test("AX-69: a name of no setting is told, with those that there are")
    func names() {
        #expect(throws: SettingNameError.self) { try ScreenSettings.apply(isStyleGiven: false, names: ["loudness"], textSize: nil) }
        #expect(throws: SettingNameError.self) { try ScreenSettings.apply(isStyleGiven: false, names: [], textSize: "huge") }
        #expect(
            SettingNameError(option: "--text-size", name: "huge", known: ["S", "M"]).description == "--text-size huge: must be of S, M")
    }
}
