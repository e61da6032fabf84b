@_spi(ForasteroInternal) internal import CoreGraphics
public import Foundation

/// The attributes of a part of an attributed string, whether they are UIKit's or those of lower levels.
public struct AttributeReader {
    private let attributes: [NSAttributedString.Key: Any]

    /// Reads the attributes when it is asked, not before.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.attributes = attributes
    }

    /// The paragraph style in this module's form; nil where there is none.
    public var paragraphStyle: ParagraphStyle? { value("NSParagraphStyle") as? ParagraphStyle }

    /// - Parameter standardColor: The colour of text without one of its own; nil leaves it to whoever draws.
    public func textAttributes(standardFont: TextFont, standardColor: CGColor?) -> TextAttributes {
        var attributes = TextAttributes(
            font: placed(value("NSFont") as? TextFont ?? standardFont), color: color(standardColor),
            backgroundColor: value("NSBackgroundColor") as? CGColor, kern: number("NSKern"),
            baselineOffset: number("NSBaselineOffset") ?? 0, underline: line("NSUnderline", "NSUnderlineColor"),
            strikethrough: line("NSStrikethrough", "NSStrikethroughColor"), strokeWidth: number("NSStrokeWidth") ?? 0,
            strokeColor: value("NSStrokeColor") as? CGColor)
        attributes.tracking = number("CTTracking") ?? 0
        attributes.hasLigatures = number("NSLigature") != 0
        attributes.obliqueness = number("NSObliqueness") ?? 0
        attributes.inlineBox = value("CTRunDelegate") as? InlineBox
        return attributes
    }

    // MARK: Private

    private func value(_ key: String) -> Any? {
        let value = attributes[NSAttributedString.Key(rawValue: key)]
        return (value as? any TextAttributeValue)?.textAttributeValue ?? value
    }

    /// The font with smaller signs above or below the line, where that is asked for.
    private func placed(_ font: TextFont) -> TextFont {
        guard let position = number("NSSuperScript"), position != 0 else { return font }
        var description = font.description
        description.features.insert(position > 0 ? .superiors : .inferiors)
        return FontLibrary.shared.font(description)
    }

    private func color(_ standard: CGColor?) -> CGColor? {
        if number("CTForegroundColorFromContext") ?? 0 != 0 { return nil }
        return value("CTForegroundColor") as? CGColor ?? value("NSColor") as? CGColor ?? standard
    }

    private func number(_ key: String) -> CGFloat? {
        // On iOS all of these would be the same kind of object.
        switch value(key) {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Int32: CGFloat(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private func line(_ style: String, _ color: String) -> LineDecoration? {
        guard let number = number(style), let style = Int(exactly: number), style != 0 else { return nil }
        return LineDecoration(style: style, color: value(color) as? CGColor)
    }
}
