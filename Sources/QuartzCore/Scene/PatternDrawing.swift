@_spi(ForasteroInternal) import CoreGraphics

/// The background of a layer of which the background colour is a pattern.
///
/// ad-hoc: it lies in front of contents, so a layer that has some shows no pattern.
final class PatternDrawing: LayerDrawing {
    private let color: CGColor
    private let corners: CornerShape
    let extent: CGRect

    /// Nil for layers with another background.
    // optimization: an initializer asks for the object's memory before it finds out that there is nothing to draw.
    static func make(for values: LayerValues) -> PatternDrawing? {
        guard let color = values.backgroundColor, color.pattern != nil, values.contents == nil else { return nil }
        let extent = values.bounds.standardized
        return extent.isEmpty ? nil : PatternDrawing(color, extent, CornerShape(values))
    }

    private init(_ color: CGColor, _ extent: CGRect, _ corners: CornerShape) {
        self.color = color
        self.extent = extent
        self.corners = corners
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(corners.path(in: extent))
        context.clip()
        context.setPatternBase()
        context.setFillColor(color)
        context.fill(extent)
    }

    func isEqual(to other: any LayerDrawing) -> Bool {
        guard let other = other as? PatternDrawing else { return false }
        return other.extent == extent && other.color == color && other.corners == corners
    }
}
