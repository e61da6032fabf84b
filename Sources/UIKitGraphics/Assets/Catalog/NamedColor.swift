import Synchronization

/// A colour of an asset catalog with all its shades.
final class NamedColor: Sendable {
    let name: String
    private let shades: [AssetContents.Shade]
    private let found = Mutex<[AssetQuery: UIColor]>([:])

    /// Nil where no shade can be read.
    init?(name: String, shades: [AssetContents.Shade]) {
        self.name = name
        self.shades = shades.filter { $0.color.uiColor != nil }
        if self.shades.isEmpty { return nil }
    }

    /// The shade for traits: a fixed colour, or one of the system.
    func color(for traits: UITraitCollection) -> UIColor {
        let query = AssetQuery(traits)
        if let known = found.withLock({ $0[query] }) { return known }
        let color = shades.ordered { $0.conditions.rank(for: query) }.first?.color.uiColor ?? .clear
        found.withLock { $0[query] = color }
        return color
    }
}

extension AssetColor {
    /// Nil for the name of a colour that the system does not have.
    fileprivate var uiColor: UIColor? {
        switch self {
        case .reference(let name): Self.systemColor(name)
        case .components(let components, let space): Self.color(components, space)
        }
    }

    private static func systemColor(_ reference: String) -> UIColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        if let system = SystemColor(rawValue: name) { return UIColor(source: .system(system)) }
        switch name {
        case "tint": return .tintColor
        case "lightText": return .lightText
        case "darkText": return .darkText
        case "black": return .black
        case "white": return .white
        case "clear": return .clear
        default: return nil
        }
    }

    private static func color(_ components: [CGFloat], _ space: Space) -> UIColor? {
        switch (space, components.count) {
        case (.srgb, 4), (.extendedSRGB, 4):
            UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        case (.displayP3, 4):
            UIColor(displayP3Red: components[0], green: components[1], blue: components[2], alpha: components[3])
        case (.extendedLinearSRGB, 4): color(components, named: CGColorSpace.extendedLinearSRGB)
        case (.gray, 2), (.extendedGray, 2): UIColor(white: components[0], alpha: components[1])
        default: nil
        }
    }

    private static func color(_ components: [CGFloat], named name: CFString) -> UIColor? {
        CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: components) }.map { UIColor(cgColor: $0) }
    }
}
