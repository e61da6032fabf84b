import Foundation

/// The default styles of elements.
enum HTMLElements {
    private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]
    /// The sizes that `<font size="1">` to 7 stand for.
    private static let fontSizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
    private static let linkColor = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    /// How far list items and quotes stand in, in points.
    private static let step: CGFloat = 36

    static func apply(_ name: String, _ attributes: [String: String], to style: inout HTMLStyle) {
        applyBlock(name, attributes, to: &style)
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "dfn": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.families = ["monospace"]
        case "small": style.size = max(style.size / 1.2, 1)
        case "big": style.size = min(style.size * 1.2, 1000)
        case "mark": style.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "sup", "sub":
            style.baselineOffset += name == "sup" ? style.size / 3 : -style.size / 6
            style.size = max(style.size * 0.83, 1)
        case "a": applyLink(attributes, to: &style)
        case "font": applyFont(attributes, to: &style)
        default: break
        }
        if let direction = attributes["dir"] { style.isRightToLeft = direction.lowercased() == "rtl" }
    }

    private static func applyBlock(_ name: String, _ attributes: [String: String], to style: inout HTMLStyle) {
        if let alignment = attributes["align"].flatMap({ HTMLStyle.alignment($0) }) { style.alignment = alignment }
        switch name {
        case "p": style.spacing = style.size
        case "center": style.alignment = .center
        case "blockquote", "dd": style.indent += step
        case "ul", "ol":
            style.indent += step
            let format: NSTextList.MarkerFormat = name == "ol" ? orderedFormat(attributes["type"]) : .disc
            if style.lists.count < 16 { style.lists.append(NSTextList(markerFormat: format, options: 0)) }
        case "pre":
            style.families = ["monospace"]
            style.keepsSpace = true
        default:
            guard let size = headings[name] else { return }
            style.size = size
            style.isBold = true
            style.spacing = size * 0.67
        }
    }

    private static func orderedFormat(_ type: String?) -> NSTextList.MarkerFormat {
        switch type {
        case "a": .lowercaseAlpha
        case "A": .uppercaseAlpha
        case "i": .lowercaseRoman
        case "I": .uppercaseRoman
        default: .decimal
        }
    }

    private static func applyLink(_ attributes: [String: String], to style: inout HTMLStyle) {
        guard let address = attributes["href"], !address.isEmpty else { return }
        style.link = URL(string: address) ?? address
        style.color = linkColor
        style.isUnderlined = true
    }

    private static func applyFont(_ attributes: [String: String], to style: inout HTMLStyle) {
        if let color = attributes["color"].flatMap({ HTMLColor.color($0) }) { style.color = color }
        if let face = attributes["face"] { style.families = HTMLStyle.families(face) }
        guard let text = attributes["size"], let number = Int(text) else { return }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        let index = (isRelative ? min(max(number, -7), 7) + 3 : min(max(number, 1), 7)) - 1
        style.size = fontSizes[min(max(index, 0), fontSizes.count - 1)]
    }

    /// A picture that is in the document itself; of others only the room is kept, since nothing is fetched.
    static func attachment(_ attributes: [String: String]) -> TextAttachmentBase {
        let source = attributes["src"] ?? ""
        var attachment = TextAttachmentBase.publicAttachment()
        if source.hasPrefix("data:image/"), let comma = source.firstIndex(of: ","),
            let data = Data(base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters)
        {
            attachment = .publicAttachment(data: data, ofType: source.hasPrefix("data:image/png") ? "public.png" : "public.image")
        }
        if let width = attributes["width"].flatMap({ Double($0) }), let height = attributes["height"].flatMap({ Double($0) }),
            (0...10_000).contains(width), (0...10_000).contains(height)
        {
            attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        }
        return attachment
    }
}
