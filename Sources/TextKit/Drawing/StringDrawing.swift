import Foundation
internal import TextEngine

/// Measures and draws a text as the string methods do.
struct StringDrawing {
    private let text: StyledText
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    /// Where scaling stops to look for a better fit.
    private static let scalePrecision: CGFloat = 1.0 / 128

    init(_ text: StyledText, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil) {
        self.text = text
        self.options = options
        self.context = context
    }

    // MARK: Measuring

    /// The rectangle around the text in some room; a side of zero or less is no limit.
    func boundingRect(in room: CGSize) -> CGRect {
        let placed = place(in: CGRect(origin: .zero, size: room))
        context?.totalBounds = placed.bounds
        return placed.bounds
    }

    // MARK: Drawing

    /// Draws with the left end of the baseline, or the top left corner of several lines, at the origin of a rectangle.
    func draw(in rect: CGRect) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let placed = place(in: rect)
        context?.totalBounds = placed.bounds
        placed.layout.draw(in: graphics, at: placed.origin, width: placed.width, color: .black)
    }

    // MARK: Private

    private struct Placed {
        var layout: TextLayout
        /// The top left corner of the lines.
        var origin: CGPoint
        /// The width for the alignment; nil is the width of the text.
        var width: CGFloat?
        var bounds: CGRect
    }

    private func place(in rect: CGRect) -> Placed {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        var container = TextContainer(
            width: rect.width > 0 ? rect.width : .infinity, height: isBlock && rect.height > 0 ? rect.height : .infinity)
        container.keepsCutParagraphsOnOneLine = true
        container.usesFontLeading = options.contains(.usesFontLeading)
        if !isBlock {
            container.maximumLines = 1
            container.lineBreakMode = .byTruncatingTail
            if !options.contains(.truncatesLastVisibleLine), !text.runs[0].paragraphStyle.lineBreakMode.cutsOff {
                container.width = .infinity
            }
        } else if options.contains(.truncatesLastVisibleLine) {
            container.lineBreakMode = .byTruncatingTail
            container.keepsCutParagraphsOnOneLine = false
        }
        let layout = fitted(container)
        let baseline = layout.lines.first?.baseline ?? 0
        let origin = isBlock ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - baseline)
        let width = isBlock && container.width.isFinite ? container.width : nil
        return Placed(layout: layout, origin: origin, width: width, bounds: bounds(of: layout, at: rect.origin, isBlock: isBlock))
    }

    private func bounds(of layout: TextLayout, at origin: CGPoint, isBlock: Bool) -> CGRect {
        let baseline = layout.lines.first?.baseline ?? 0
        if options.contains(.usesDeviceMetrics) {
            let ink = layout.inkBounds
            guard !ink.isNull else { return CGRect(origin: origin, size: .zero) }
            return ink.offsetBy(dx: origin.x, dy: origin.y - (isBlock ? 0 : baseline))
        }
        // observed: iOS, boundingRect without options starts at the descender
        let top = isBlock ? origin.y : origin.y - (layout.size.height - baseline)
        return CGRect(x: origin.x, y: top, width: layout.size.width, height: layout.size.height)
    }

    /// The layout in the largest size that fits, if the context allows others than the natural one.
    private func fitted(_ container: TextContainer) -> TextLayout {
        let natural = TextLayout(text, in: container)
        context?.actualScaleFactor = 1
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, !natural.fits(container) else { return natural }
        let (layout, factor) = text.shrunk(into: container, minimum: context.minimumScaleFactor, precision: Self.scalePrecision)
        context.actualScaleFactor = factor
        return layout
    }
}

extension TextLineBreakMode {
    /// True if long lines end where the room ends.
    fileprivate var cutsOff: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
