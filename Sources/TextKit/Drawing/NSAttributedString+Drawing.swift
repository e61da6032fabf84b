import Foundation
internal import TextEngine

// apple: https://developer.apple.com/documentation/foundation/nsattributedstring/1529112-draw
extension NSAttributedString {
    /// The size of the text in one line for each paragraph; not rounded.
    public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

    /// Draws the text with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) {
        StringDrawing(styledText, options: .usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the lines that fit into a rectangle of the current context, from its top.
    public func draw(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        StringDrawing(styledText, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the text into the current context as the options say.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(styledText, options: options, context: context).draw(in: rect)
    }

    /// The rectangle around the text as it would be drawn at the origin; not rounded. A side of zero is no limit.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing(styledText, options: options, context: context).boundingRect(in: size)
    }

    private var styledText: StyledText { StyledText(self, defaults: .ofStrings) }
}

extension TextDefaults {
    /// Those of strings that are drawn without a view.
    static var ofStrings: TextDefaults { TextDefaults(font: stringFont, traits: .current) }

    private static let stringFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
}
