@_spi(ForasteroInternal) import CoreGraphics

/// A gradient that fills a rectangle with rounded corners.
final class GradientDrawing: LayerDrawing {
    private let values: GradientValues
    private let gradient: CGGradient
    private let corners: CornerShape
    let extent: CGRect
    let coversBounds: Bool

    /// Nil when nothing can be seen.
    init?(_ gradientValues: GradientValues, _ layer: LayerValues) {
        let colors = gradientValues.colors ?? []
        let bounds = layer.bounds.standardized
        guard !bounds.isEmpty,
            let gradient = CGGradient(colors: colors, locations: gradientValues.stops)
        else { return nil }
        values = gradientValues
        self.gradient = gradient
        extent = bounds
        corners = CornerShape(layer)
        coversBounds = colors.allSatisfy { ColorComponents($0).isOpaque }
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(corners.path(in: extent))
        context.clip()
        let (start, end) = (place(values.startPoint), place(values.endPoint))
        switch values.type {
        case .radial:
            context.translateBy(x: start.x, y: start.y)
            // An ellipse is a circle of radius one that is stretched; one without a width is a point.
            context.scaleBy(x: max(abs(end.x - start.x), 1e-3), y: max(abs(end.y - start.y), 1e-3))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: .drawsAfterEndLocation)
        case .conic:
            context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            context.drawLinearGradient(
                gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    func isEqual(to other: any LayerDrawing) -> Bool {
        guard let other = other as? GradientDrawing else { return false }
        return other.extent == extent && other.corners == corners && other.values == values
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: extent.minX + point.x * extent.width, y: extent.minY + point.y * extent.height)
    }
}
