internal import TextEngine

/// Text in a rectangle, which it does not leave.
final class TextDrawing: LayerDrawing {
    private let values: TextValues
    private let layout: TextLayout
    private let isFlipped: Bool
    let extent: CGRect

    /// Nil when nothing can be seen.
    /// - Parameter isFlipped: The layer's y axis points upwards.
    init?(_ values: TextValues, in bounds: CGRect, isFlipped: Bool) {
        guard !bounds.isEmpty, let layout = values.layout(in: bounds.size) else { return nil }
        self.values = values
        self.layout = layout
        self.isFlipped = isFlipped
        extent = bounds
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: extent)
        if isFlipped { context.concatenate(extent.turnedOver) }
        layout.draw(in: context, at: extent.origin, width: extent.width)
    }

    func isEqual(to other: any LayerDrawing) -> Bool {
        guard let other = other as? TextDrawing else { return false }
        return other.extent == extent && other.isFlipped == isFlipped && other.values == values
    }
}
