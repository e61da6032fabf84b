import Foundation
internal import TextEngine

/// What text looks like where its attributes do not say.
struct TextDefaults {
    var font: UIFont
    var alignment: NSTextAlignment = .natural
    var traits: UITraitCollection
}

extension StyledText {
    init(_ string: String, defaults: TextDefaults) {
        var paragraph = ParagraphStyle()
        paragraph.alignment = TextAlignment(defaults.alignment)
        self.init(string, TextAttributes(font: defaults.font.textFont), paragraphStyle: paragraph)
    }

    /// The text of an attributed string, with colours as they are under the given traits.
    init(_ attributed: NSAttributedString, defaults: TextDefaults) {
        guard attributed.length > 0 else {
            self.init("", defaults: defaults)
            return
        }
        var runs: [(length: Int, attributes: TextAttributes, paragraphStyle: ParagraphStyle)] = []
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            runs.append(
                (
                    length: range.length, attributes: TextAttributes(attributes, defaults: defaults),
                    paragraphStyle: ParagraphStyle(attributes, defaults: defaults)
                ))
        }
        self.init(attributed.string, runs: runs)
    }
}

extension TextAlignment {
    init(_ alignment: NSTextAlignment) { self = TextAlignment(rawValue: alignment.rawValue) ?? .natural }
}

extension ParagraphStyle {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        self = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? ParagraphStyle()
        if attributes[.paragraphStyle] == nil { alignment = TextAlignment(defaults.alignment) }
    }
}

extension TextAttributes {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.resolvedCGColor(with: defaults.traits)
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func decoration(_ style: NSAttributedString.Key, _ lineColor: NSAttributedString.Key) -> LineDecoration? {
            number(style).flatMap { $0 == 0 ? nil : LineDecoration(style: Int($0), color: color(lineColor)) }
        }
        self.init(
            font: (attributes[.font] as? UIFont ?? defaults.font).textFont, color: color(.foregroundColor),
            backgroundColor: color(.backgroundColor), kern: number(.kern), baselineOffset: number(.baselineOffset) ?? 0,
            underline: decoration(.underlineStyle, .underlineColor),
            strikethrough: decoration(.strikethroughStyle, .strikethroughColor))
    }
}
