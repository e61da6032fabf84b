import CoreGraphics
import UIKit

/// Draws an annotation that an app has added, where y grows upwards.
struct AnnotationDrawing {
    private let annotation: PDFAnnotation
    private var bounds: CGRect { annotation.bounds }
    private var lineWidth: CGFloat { max(0, annotation.border?.lineWidth ?? 1) }

    init(_ annotation: PDFAnnotation) { self.annotation = annotation }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(lineWidth)
        if let dashes = annotation.border?.dashes, !dashes.isEmpty { context.setLineDash(phase: 0, lengths: dashes) }
        switch annotation.type {
        case "Highlight": drawMark(context)
        case "Underline": for piece in pieces { line(context, piece.minX, piece.maxX, piece.minY + piece.height / 12) }
        case "StrikeOut": for piece in pieces { line(context, piece.minX, piece.maxX, piece.midY) }
        case "Square": shape(context, CGPath(rect: inner, transform: nil))
        case "Circle": shape(context, CGPath(ellipseIn: inner, transform: nil))
        case "Line": drawLine(context)
        case "Ink": drawStrokes(context)
        case "FreeText": drawText(context)
        default: break
        }
    }

    private var inner: CGRect { bounds.insetBy(dx: min(lineWidth, bounds.width) / 2, dy: min(lineWidth, bounds.height) / 2) }

    /// The pieces of marked text.
    private var pieces: [CGRect] {
        let points = annotation.quadrilateralPoints?.map(\.cgPointValue) ?? []
        guard points.count >= 4 else { return [bounds] }
        return stride(from: 0, to: points.count - points.count % 4, by: 4).map { start in
            let corners = points[start..<start + 4]
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            let (left, bottom) = (x.min() ?? 0, y.min() ?? 0)
            return CGRect(
                x: bounds.minX + left, y: bounds.minY + bottom, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - bottom)
        }
    }

    private func drawMark(_ context: CGContext) {
        context.setBlendMode(.multiply)
        context.setFillColor(annotation.color.cgColor)
        for piece in pieces { context.fill(piece) }
    }

    private func line(_ context: CGContext, _ left: CGFloat, _ right: CGFloat, _ y: CGFloat) {
        context.move(to: CGPoint(x: left, y: y))
        context.addLine(to: CGPoint(x: right, y: y))
        context.strokePath()
    }

    private func shape(_ context: CGContext, _ path: CGPath) {
        if let fill = annotation.interiorColor {
            context.setFillColor(fill.cgColor)
            context.addPath(path)
            context.fillPath()
        }
        guard lineWidth > 0 else { return }
        context.addPath(path)
        context.strokePath()
    }

    private func drawLine(_ context: CGContext) {
        let (start, end) = (annotation.startPoint, annotation.endPoint)
        context.move(to: CGPoint(x: bounds.minX + start.x, y: bounds.minY + start.y))
        context.addLine(to: CGPoint(x: bounds.minX + end.x, y: bounds.minY + end.y))
        context.strokePath()
    }

    private func drawStrokes(_ context: CGContext) {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        for path in annotation.paths ?? [] {
            if annotation.border == nil { context.setLineWidth(path.lineWidth) }
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    private func drawText(_ context: CGContext) {
        if annotation.color != .black {
            context.setFillColor(annotation.color.cgColor)
            context.fill(bounds)
        }
        guard let text = annotation.contents else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = annotation.alignment
        // Text is drawn where y grows downwards.
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        (text as NSString).draw(
            in: CGRect(origin: .zero, size: bounds.size),
            withAttributes: [
                .font: annotation.font ?? .systemFont(ofSize: 12), .foregroundColor: annotation.fontColor ?? .black,
                .paragraphStyle: style,
            ])
        UIGraphicsPopContext()
    }
}
