import Foundation
internal import TextEngine

// Both strings have these methods: there is no bridging that would lend them from one to the other.
// apple: https://developer.apple.com/documentation/foundation/nsstring/1528109-boundingrect

extension String {
    /// The size of the text in one line for each paragraph; not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil).size
    }

    /// Draws the text with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs, .usesLineFragmentOrigin, nil).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the lines that fit into a rectangle of the current context, from its top.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard rect.width > 0, rect.height > 0 else { return }
        drawing(attrs, .usesLineFragmentOrigin, nil).draw(in: rect)
    }

    /// Draws the text into the current context as the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        drawing(attributes, options, context).draw(in: rect)
    }

    /// The rectangle around the text as it would be drawn at the origin; not rounded. A side of zero is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        drawing(attributes, options, context).boundingRect(in: size)
    }

    private func drawing(
        _ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> StringDrawing {
        let text = StyledText(self, attributes: attributes ?? [:], defaults: .ofStrings)
        return StringDrawing(text, options: options, context: context)
    }
}

extension NSString {
    /// The size of the text in one line for each paragraph; not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { text.size(withAttributes: attrs) }

    /// Draws the text with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attrs)
    }

    /// Draws the lines that fit into a rectangle of the current context, from its top.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into the current context as the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        text.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle around the text as it would be drawn at the origin; not rounded. A side of zero is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    private var text: String { String(self) }
}
