@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

/// A symbol of an asset catalog: an SVG template with a drawing for each weight and scale, as the SF Symbols app exports it.
///
/// Immutable, and safe to use on any thread.
final class CustomSymbol: Sendable {
    /// Lightest first, as the groups of a template are named.
    private static let weights: [(weight: UIImage.SymbolWeight, name: String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
        (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    private static let scales: [(scale: UIImage.SymbolScale, name: String)] = [(.small, "S"), (.medium, "M"), (.large, "L")]
    /// The size of the font for which templates are drawn.
    private static let templatePointSize: CGFloat = 100

    /// One of the template's drawings.
    private struct Drawing {
        var layer: String
        /// Where its ink is, in units of the template.
        var ink: CGRect
        /// How far the line on which text stands is above the lower edge of the ink.
        var baselineOffset: CGFloat
        /// Points for a unit.
        var unit: CGFloat
    }

    let name: String
    private let template: VectorPicture

    init(name: String, data: Data) throws {
        self.name = name
        template = try VectorPicture(data)
    }

    /// The symbol in a configuration, black; nil where the template has no drawing that could serve.
    func content(_ configuration: UIImage.Configuration?) -> ImageContent? {
        let wanted = configuration as? UIImage.SymbolConfiguration
        let traits = configuration?.traitCollection ?? .current
        let displayScale = max(traits.displayScale, UITraitCollection.current.displayScale, 1)
        let pointSize = wanted?.resolvedPointSize(with: traits) ?? SymbolTheme.standard.pointSize
        guard let drawing = drawing(wanted?.weight ?? .regular, wanted?.scale ?? .medium, pointSize: min(max(pointSize, 1), 1000))
        else { return nil }
        func up(_ length: CGFloat) -> CGFloat { (length * drawing.unit * displayScale).rounded(.up) / displayScale }
        let size = CGSize(width: up(drawing.ink.width), height: up(drawing.ink.height))
        guard let pixels = template.image(layer: drawing.layer, of: drawing.ink, size: size, scale: displayScale) else { return nil }
        var content = ImageContent(pixels: pixels, scale: displayScale)
        content.customSymbol = self
        content.configuration = configuration
        content.baselineOffset = drawing.baselineOffset * drawing.unit
        return content
    }

    /// The drawing for weight and scale; else that of the nearest weight, and one of another scale made larger or smaller.
    private func drawing(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale, pointSize: CGFloat) -> Drawing? {
        let index = Self.weights.firstIndex { $0.weight == weight } ?? 3
        let weights = Self.weights.enumerated().sorted { abs($0.offset - index) < abs($1.offset - index) }.map(\.element.name)
        let others = Self.scales.filter { $0.scale == .medium } + Self.scales.filter { $0.scale != .medium }
        let scales = Self.scales.filter { $0.scale == scale } + others
        let theme = SymbolTheme.standard
        for candidate in scales {
            for weight in weights {
                let layer = "\(weight)-\(candidate.name)"
                guard let ink = template.bounds(ofLayer: layer), ink.width > 0, ink.height > 0 else { continue }
                let factor = theme.factor(scale) / theme.factor(candidate.scale)
                let baseline = template.bounds(ofLayer: "Baseline-\(candidate.name)")?.midY ?? ink.maxY
                return Drawing(
                    layer: layer, ink: ink, baselineOffset: ink.maxY - baseline, unit: pointSize / Self.templatePointSize * factor)
            }
        }
        return nil
    }
}
