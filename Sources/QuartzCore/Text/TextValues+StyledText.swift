internal import TextEngine

extension TextValues {
    /// The text with its looks; nil when there is none.
    var styledText: StyledText? {
        switch text {
        case nil: return nil
        case .plain(let string)?:
            let attributes = TextAttributes(font: font.font(ofSize: fontSize), color: foregroundColor ?? .clear)
            return StyledText(string, attributes, paragraphStyle: aligned(ParagraphStyle()))
        case .attributed(let string)?: return string.length > 0 ? styled(string) : nil
        }
    }

    private func styled(_ string: NSAttributedString) -> StyledText {
        var runs: [(length: Int, attributes: TextAttributes, paragraphStyle: ParagraphStyle)] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            let reader = LayerTextAttributes(attributes)
            let paragraph = aligned(reader.paragraphStyle ?? ParagraphStyle())
            runs.append((range.length, reader.textAttributes(standardFont: font.font(ofSize: fontSize)), paragraph))
        }
        return StyledText(string.string, runs: runs)
    }

    private func aligned(_ style: ParagraphStyle) -> ParagraphStyle {
        var style = style
        switch alignmentMode {
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justified: style.alignment = .justified
        default: break
        }
        return style
    }
}

/// The attributes of a part of an attributed string, whether they are UIKit's or those of lower levels.
private struct LayerTextAttributes {
    private let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.attributes = attributes
    }

    private func value(_ key: String) -> Any? {
        let value = attributes[NSAttributedString.Key(rawValue: key)]
        return (value as? any LayerTextAttribute)?.valueForLayerText ?? value
    }

    private func number(_ key: String) -> CGFloat? {
        guard case .number(let number)? = value(key).flatMap({ AnimatableValue($0) }) else { return nil }
        return number
    }

    private func line(_ style: String, _ color: String) -> LineDecoration? {
        number(style).flatMap { $0 == 0 ? nil : LineDecoration(style: Int($0), color: value(color) as? CGColor) }
    }

    var paragraphStyle: ParagraphStyle? { value("NSParagraphStyle") as? ParagraphStyle }

    func textAttributes(standardFont: TextFont) -> TextAttributes {
        TextAttributes(
            font: value("NSFont") as? TextFont ?? standardFont, color: value("NSColor") as? CGColor ?? .black,
            backgroundColor: value("NSBackgroundColor") as? CGColor, kern: number("NSKern"),
            baselineOffset: number("NSBaselineOffset") ?? 0, underline: line("NSUnderline", "NSUnderlineColor"),
            strikethrough: line("NSStrikethrough", "NSStrikethroughColor"))
    }
}
