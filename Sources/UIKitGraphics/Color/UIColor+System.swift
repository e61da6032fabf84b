// apple: https://developer.apple.com/documentation/uikit/standard-colors
extension UIColor {
    // MARK: Hues
    /// Dynamic: in the flat look `#FF3B30` in light and `#FF453A` in dark interfaces.
    public class var systemRed: UIColor { .system(.systemRed) }
    /// Dynamic: in the flat look `#FF9500` in light and `#FF9F0A` in dark interfaces.
    public class var systemOrange: UIColor { .system(.systemOrange) }
    /// Dynamic: in the flat look `#FFCC00` in light and `#FFD60A` in dark interfaces.
    public class var systemYellow: UIColor { .system(.systemYellow) }
    /// Dynamic: in the flat look `#34C759` in light and `#30D158` in dark interfaces.
    public class var systemGreen: UIColor { .system(.systemGreen) }
    /// Dynamic: in the flat look `#00C7BE` in light and `#66D4CF` in dark interfaces.
    public class var systemMint: UIColor { .system(.systemMint) }
    /// Dynamic: in the flat look `#30B0C7` in light and `#40C8E0` in dark interfaces.
    public class var systemTeal: UIColor { .system(.systemTeal) }
    /// Dynamic: in the flat look `#32ADE6` in light and `#64D2FF` in dark interfaces.
    public class var systemCyan: UIColor { .system(.systemCyan) }
    /// Dynamic: in the flat look `#007AFF` in light and `#0A84FF` in dark interfaces.
    public class var systemBlue: UIColor { .system(.systemBlue) }
    /// Dynamic: in the flat look `#5856D6` in light and `#5E5CE6` in dark interfaces.
    public class var systemIndigo: UIColor { .system(.systemIndigo) }
    /// Dynamic: in the flat look `#AF52DE` in light and `#BF5AF2` in dark interfaces.
    public class var systemPurple: UIColor { .system(.systemPurple) }
    /// Dynamic: in the flat look `#FF2D55` in light and `#FF375F` in dark interfaces.
    public class var systemPink: UIColor { .system(.systemPink) }
    /// Dynamic: in the flat look `#A2845E` in light and `#AC8E68` in dark interfaces.
    public class var systemBrown: UIColor { .system(.systemBrown) }

    // MARK: Greys, from the strongest to the faintest
    /// Dynamic: in the flat look `#8E8E93` in light and `#8E8E93` in dark interfaces.
    public class var systemGray: UIColor { .system(.systemGray) }
    /// Dynamic: in the flat look `#AEAEB2` in light and `#636366` in dark interfaces.
    public class var systemGray2: UIColor { .system(.systemGray2) }
    /// Dynamic: in the flat look `#C7C7CC` in light and `#48484A` in dark interfaces.
    public class var systemGray3: UIColor { .system(.systemGray3) }
    /// Dynamic: in the flat look `#D1D1D6` in light and `#3A3A3C` in dark interfaces.
    public class var systemGray4: UIColor { .system(.systemGray4) }
    /// Dynamic: in the flat look `#E5E5EA` in light and `#2C2C2E` in dark interfaces.
    public class var systemGray5: UIColor { .system(.systemGray5) }
    /// Dynamic: in the flat look `#F2F2F7` in light and `#1C1C1E` in dark interfaces.
    public class var systemGray6: UIColor { .system(.systemGray6) }

    // MARK: Meanings
    /// Main text.
    public class var label: UIColor { .system(.label) }
    /// Text of less weight.
    public class var secondaryLabel: UIColor { .system(.secondaryLabel) }
    /// Text of little weight.
    public class var tertiaryLabel: UIColor { .system(.tertiaryLabel) }
    /// Text of the least weight.
    public class var quaternaryLabel: UIColor { .system(.quaternaryLabel) }
    /// Text that says what to type.
    public class var placeholderText: UIColor { .system(.placeholderText) }
    /// Thin shapes, as the track of a slider.
    public class var systemFill: UIColor { .system(.systemFill) }
    /// Middle-sized shapes, as the back of a switch.
    public class var secondarySystemFill: UIColor { .system(.secondarySystemFill) }
    /// Large shapes, as fields and buttons.
    public class var tertiarySystemFill: UIColor { .system(.tertiarySystemFill) }
    /// Large areas with much in them.
    public class var quaternarySystemFill: UIColor { .system(.quaternarySystemFill) }
    /// The background of the main view.
    public class var systemBackground: UIColor { .system(.systemBackground) }
    /// Content laid on the main background.
    public class var secondarySystemBackground: UIColor { .system(.secondarySystemBackground) }
    /// Content laid on content.
    public class var tertiarySystemBackground: UIColor { .system(.tertiarySystemBackground) }
    /// The background of grouped lists.
    public class var systemGroupedBackground: UIColor { .system(.systemGroupedBackground) }
    /// The former name of ``systemGroupedBackground``.
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
    /// A group in a grouped list.
    public class var secondarySystemGroupedBackground: UIColor { .system(.secondarySystemGroupedBackground) }
    /// Content inside a group.
    public class var tertiarySystemGroupedBackground: UIColor { .system(.tertiarySystemGroupedBackground) }
    /// Thin lines through which content shows.
    public class var separator: UIColor { .system(.separator) }
    /// Thin lines that hide what is beneath.
    public class var opaqueSeparator: UIColor { .system(.opaqueSeparator) }
    /// Links.
    public class var link: UIColor { .system(.link) }

    /// A tint that UIKit uses where no view has set one.
    public class var tintColor: UIColor { .system(.systemBlue) }

    /// White text on dark backgrounds, whatever the style.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// Black text on light backgrounds, whatever the style.
    public class var darkText: UIColor { .black }

    private static func system(_ color: SystemColor) -> UIColor { SystemColorCache.shared[color] }
}

/// One object per system colour, so that comparing and holding them costs little.
private struct SystemColorCache: Sendable {
    static let shared = SystemColorCache()
    private let colors: [SystemColor: UIColor] = Dictionary(
        uniqueKeysWithValues: SystemColor.allCases.map { ($0, UIColor(source: .system($0))) })

    subscript(_ color: SystemColor) -> UIColor { colors[color] ?? UIColor(source: .system(color)) }
}
