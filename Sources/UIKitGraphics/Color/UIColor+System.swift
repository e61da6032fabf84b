// apple: https://developer.apple.com/documentation/uikit/standard-colors
extension UIColor {
    // MARK: Hues
    public class var systemRed: UIColor { .system(.systemRed) }
    public class var systemOrange: UIColor { .system(.systemOrange) }
    public class var systemYellow: UIColor { .system(.systemYellow) }
    public class var systemGreen: UIColor { .system(.systemGreen) }
    public class var systemMint: UIColor { .system(.systemMint) }
    public class var systemTeal: UIColor { .system(.systemTeal) }
    public class var systemCyan: UIColor { .system(.systemCyan) }
    public class var systemBlue: UIColor { .system(.systemBlue) }
    public class var systemIndigo: UIColor { .system(.systemIndigo) }
    public class var systemPurple: UIColor { .system(.systemPurple) }
    public class var systemPink: UIColor { .system(.systemPink) }
    public class var systemBrown: UIColor { .system(.systemBrown) }

    // MARK: Greys, from the strongest to the faintest
    public class var systemGray: UIColor { .system(.systemGray) }
    public class var systemGray2: UIColor { .system(.systemGray2) }
    public class var systemGray3: UIColor { .system(.systemGray3) }
    public class var systemGray4: UIColor { .system(.systemGray4) }
    public class var systemGray5: UIColor { .system(.systemGray5) }
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
    /// The ground of the main view.
    public class var systemBackground: UIColor { .system(.systemBackground) }
    /// Content laid on the main ground.
    public class var secondarySystemBackground: UIColor { .system(.secondarySystemBackground) }
    /// Content laid on content.
    public class var tertiarySystemBackground: UIColor { .system(.tertiarySystemBackground) }
    /// The ground of grouped lists.
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

    /// White text on dark grounds, whatever the style.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// Black text on light grounds, whatever the style.
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
