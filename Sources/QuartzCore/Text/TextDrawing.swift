internal import TextEngine

/// Text in a rectangle, which it does not leave.
final class TextDrawing: LayerDrawing {
    private let values: TextValues
    private let layout: TextLayout
    let extent: CGRect

    /// Nil when nothing can be seen.
    init?(_ values: TextValues, in bounds: CGRect) {
        guard !bounds.isEmpty, let layout = values.layout(in: bounds.size) else { return nil }
        self.values = values
        self.layout = layout
        extent = bounds
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: extent)
        layout.draw(in: context, at: extent.origin, width: extent.width)
    }

    func isEqual(to other: any LayerDrawing) -> Bool {
        guard let other = other as? TextDrawing else { return false }
        return other.extent == extent && other.values == values
    }
}
