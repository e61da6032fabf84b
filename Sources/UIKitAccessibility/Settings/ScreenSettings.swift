import DesktopSettings
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// What the user wants of the screen: set by launch options, and else followed as the desktop has it.
@_spi(ForasteroInternal)
@MainActor
public final class ScreenSettings {
    private static var running: ScreenSettings?

    private let isStyleGiven: Bool
    private let given: [AccessibilitySetting]
    private let givenTextSize: UIContentSizeCategory?
    private var watcher: DesktopSettingsWatcher?

    /// - Parameters:
    ///   - isStyleGiven: whether a launch option says light or dark.
    ///   - settings: the wishes that are on.
    ///   - textSize: the size of texts; nil for that of the desktop.
    init(isStyleGiven: Bool, settings: [AccessibilitySetting], textSize: UIContentSizeCategory?) {
        (self.isStyleGiven, given, givenTextSize) = (isStyleGiven, settings, textSize)
    }

    /// Sets what launch options say, by names.
    public static func apply(isStyleGiven: Bool, names: [String], textSize: String?) throws {
        let settings = try names.map { name in
            guard let setting = AccessibilitySetting(rawValue: name) else {
                throw SettingNameError(option: "--accessibility", name: name, known: AccessibilitySetting.allCases.map(\.rawValue))
            }
            return setting
        }
        let size = try textSize.map { text in
            guard let size = category(named: text) else {
                throw SettingNameError(option: "--text-size", name: text, known: UIContentSizeCategory.ordered.map(name))
            }
            return size
        }
        let screen = ScreenSettings(isStyleGiven: isStyleGiven, settings: settings, textSize: size)
        running = screen
        screen.applyGiven()
    }

    private static func name(of category: UIContentSizeCategory) -> String {
        category.rawValue.replacing("UICTContentSizeCategory", with: "").replacing("Accessibility", with: "accessibility-")
    }

    private static func category(named name: String) -> UIContentSizeCategory? {
        UIContentSizeCategory.ordered.first { Self.name(of: $0) == name }
    }

    /// Follows the desktop from now on, in what no launch option says.
    public static func followDesktop() {
        let screen = running ?? ScreenSettings(isStyleGiven: false, settings: [], textSize: nil)
        running = screen
        guard screen.watcher == nil else { return }
        let watcher = DesktopSettingsWatcher { running?.desktopDidChange($0) }
        screen.watcher = watcher
        watcher.start()
    }

    func applyGiven() {
        for setting in given { UIAccessibility.set(setting, true) }
        if let givenTextSize { changeTextSize(to: givenTextSize) }
    }

    private func changeTextSize(to category: UIContentSizeCategory) {
        for host in DisplayHost.shown { host.changeTextSize(to: category) }
    }

    func desktopDidChange(_ settings: DesktopSettings) {
        if !isStyleGiven {
            for host in DisplayHost.shown { host.desktopStyleDidChange(isDark: settings.isDark ?? false) }
        }
        if givenTextSize == nil { changeTextSize(to: Self.category(forScale: settings.textScale)) }
        if !given.contains(.increaseContrast) { UIAccessibility.set(.increaseContrast, settings.isHighContrast) }
        if !given.contains(.reduceMotion) { UIAccessibility.set(.reduceMotion, settings.reducesMotion) }
    }

    /// The sizes of body text of the categories, in points.
    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The category whose body text is nearest to the usual one, as much larger.
    static func category(forScale scale: Double) -> UIContentSizeCategory {
        let wanted = 17 * scale
        let nearest = bodySizes.indices.min { abs(bodySizes[$0] - wanted) < abs(bodySizes[$1] - wanted) }
        return nearest.map { UIContentSizeCategory.ordered[$0] } ?? .large
    }
}
