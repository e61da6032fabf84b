/// The grey forms of dynamic colours, each made once: a view that reads its dimmed tint twice reads the same colour.
@MainActor
final class DimmedColors {
    static let shared = DimmedColors()

    private var colors: [UIColor: UIColor] = [:]

    /// An app has a handful of tints. One that makes a new colour at each turn must not have them all kept.
    private static let capacity = 16

    func color(for base: UIColor, _ grey: @escaping @Sendable (UITraitCollection) -> UIColor) -> UIColor {
        if let known = colors[base] { return known }
        if colors.count >= Self.capacity { colors = [:] }
        let made = UIColor(dynamicProvider: grey)
        colors[base] = made
        return made
    }
}
