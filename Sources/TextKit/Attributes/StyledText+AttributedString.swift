import Foundation
package import TextEngine

/// The look of text without attributes.
package struct TextDefaults {
    package var font: UIFont
    package var alignment: NSTextAlignment
    package var allowsTightening: Bool
    package var traits: UITraitCollection

    package init(font: UIFont, alignment: NSTextAlignment = .natural, allowsTightening: Bool = false, traits: UITraitCollection) {
        self.font = font
        self.alignment = alignment
        self.allowsTightening = allowsTightening
        self.traits = traits
    }

    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = TextAlignment(alignment)
        style.allowsTightening = allowsTightening
        return style
    }
}

extension StyledText {
    package init(_ string: String, defaults: TextDefaults) {
        self.init(string, TextAttributes(font: defaults.font.textFont), paragraphStyle: defaults.paragraphStyle)
    }

    init(_ string: String, attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        self.init(
            string, TextAttributes(attributes, defaults: defaults), paragraphStyle: ParagraphStyle(attributes, defaults: defaults))
    }

    /// The text of an attributed string, with colours as they are under the given traits.
    package init(_ attributed: NSAttributedString, defaults: TextDefaults) {
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

extension ParagraphStyle {
    init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        guard let given = attributes[.paragraphStyle] as? NSParagraphStyle else {
            self = defaults.paragraphStyle
            return
        }
        self = given.settings.style
        allowsTightening = allowsTightening || defaults.allowsTightening
    }
}

extension TextShadow {
    /// The effect behind letters: a shadow, or the bright edge below letters that look as if pressed into the background.
    init?(_ attributes: [NSAttributedString.Key: Any], _ traits: UITraitCollection) {
        if let shadow = (attributes[.shadow] as? NSShadow)?.textShadow(with: traits) {
            self = shadow
            return
        }
        let effect = (attributes[.textEffect] as? NSAttributedString.TextEffectStyle)?.rawValue ?? attributes[.textEffect] as? String
        guard effect == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue else { return nil }
        self.init(offset: CGSize(width: 0, height: 1), blur: 0, color: CGColor(gray: 1, alpha: 0.6))
    }
}

extension TextAttributes {
    init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.resolvedCGColor(with: defaults.traits)
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            AttributeNumber.read(attributes[key]).flatMap { $0.isFinite ? $0 : nil }
        }
        func decoration(_ style: NSAttributedString.Key, _ lineColor: NSAttributedString.Key) -> LineDecoration? {
            number(style).flatMap { Int(exactly: $0) }.flatMap { $0 == 0 ? nil : LineDecoration(style: $0, color: color(lineColor)) }
        }
        let intent = InlinePresentationIntent(attributes)
        self.init(
            font: Self.font(attributes, intent, defaults).textFont, color: color(.foregroundColor),
            backgroundColor: color(.backgroundColor), kern: number(.kern), baselineOffset: number(.baselineOffset) ?? 0,
            underline: decoration(.underlineStyle, .underlineColor),
            strikethrough: decoration(.strikethroughStyle, .strikethroughColor),
            strokeWidth: number(.strokeWidth) ?? 0, strokeColor: color(.strokeColor),
            shadow: TextShadow(attributes, defaults.traits),
            inlineBox: (attributes[.attachment] as? TextAttachmentBase)?.inlineBox())
        tracking = number(.tracking) ?? 0
        hasLigatures = number(.ligature) != 0
        obliqueness = number(.obliqueness) ?? 0
        if attributes[.link] != nil { showAsLink(defaults.traits) }
        if intent?.contains(.strikethrough) == true, strikethrough == nil {
            strikethrough = LineDecoration(style: NSUnderlineStyle.single.rawValue)
        }
    }

    private static func font(
        _ attributes: [NSAttributedString.Key: Any], _ intent: InlinePresentationIntent?, _ defaults: TextDefaults
    ) -> UIFont {
        let font = attributes[.font] as? UIFont ?? defaults.font
        return intent?.applied(to: font) ?? font
    }

    /// The attributes that decide where characters are; colours and lines are left out.
    init(geometryOf attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            attributes[key].flatMap { AttributeNumber.read($0) }.flatMap { $0.isFinite ? $0 : nil }
        }
        self.init(
            font: Self.font(attributes, InlinePresentationIntent(attributes), defaults).textFont, kern: number(.kern),
            baselineOffset: number(.baselineOffset) ?? 0)
        tracking = number(.tracking) ?? 0
        hasLigatures = number(.ligature) != 0
    }

    private mutating func showAsLink(_ traits: UITraitCollection) {
        color = UIColor.link.resolvedCGColor(with: traits)
        underline = underline ?? LineDecoration(style: NSUnderlineStyle.single.rawValue)
    }
}
