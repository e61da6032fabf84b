import Foundation

/// Writes text as HTML: a paragraph for each of its paragraphs, with the look of each stretch beside it.
struct HTMLWriter {
    private let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    func document() -> String {
        var html = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"
        let string = text.string as NSString
        var position = 0
        while position < string.length {
            let whole = string.paragraphRange(for: NSRange(location: position, length: 0))
            html += paragraph(whole, string)
            position = max(NSMaxRange(whole), position + 1)
        }
        return html + "</body>\n</html>\n"
    }

    private func paragraph(_ range: NSRange, _ string: NSString) -> String {
        let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
        var html = "<p style=\"margin: 0\(style.map { Self.declarations($0) } ?? "")\">"
        text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            let characters = string.substring(with: part).trimmingCharacters(in: CharacterSet(charactersIn: "\n\r\u{2029}"))
            html += span(Self.escaped(characters), attributes)
        }
        return html + "</p>\n"
    }

    private func span(_ characters: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        if let attachment = attributes[.attachment] as? TextAttachmentBase { return image(attachment) }
        guard !characters.isEmpty else { return "" }
        let look = Self.declarations(attributes)
        var html = look.isEmpty ? characters : "<span style=\"\(look)\">\(characters)</span>"
        if let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String {
            html = "<a href=\"\(Self.escaped(link))\">\(html)</a>"
        }
        return html
    }

    private func image(_ attachment: TextAttachmentBase) -> String {
        guard let data = attachment.contents ?? attachment.shownImage?.pngData() else { return "" }
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        let size = bounds.isEmpty ? "" : " width=\"\(Double(bounds.width))\" height=\"\(Double(bounds.height))\""
        return "<img src=\"data:image/png;base64,\(data.base64EncodedString())\"\(size)>"
    }

    private static func declarations(_ style: NSParagraphStyle) -> String {
        let alignments: [NSTextAlignment: String] = [.left: "left", .right: "right", .center: "center", .justified: "justify"]
        var text = alignments[style.alignment].map { "; text-align: \($0)" } ?? ""
        if style.paragraphSpacing > 0 { text += "; margin-bottom: \(Double(style.paragraphSpacing))px" }
        if style.lineHeightMultiple > 0 { text += "; line-height: \(Double(style.lineHeightMultiple))" }
        return text
    }

    private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            parts.append("font-family: '\(escaped(font.familyName))'")
            parts.append("font-size: \(Double(font.pointSize))px")
            if font.fontDescriptor.symbolicTraits.contains(.traitBold) { parts.append("font-weight: bold") }
            if font.fontDescriptor.symbolicTraits.contains(.traitItalic) { parts.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(css(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { parts.append("background-color: \(css(color))") }
        let lines = [
            AttributeNumber.read(attributes[.underlineStyle]).map { $0 != 0 } == true ? "underline" : nil,
            AttributeNumber.read(attributes[.strikethroughStyle]).map { $0 != 0 } == true ? "line-through" : nil,
        ].compactMap { $0 }
        if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
        return parts.joined(separator: "; ")
    }

    private static func css(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
        return alpha >= 1
            ? "rgb(\(byte(red)), \(byte(green)), \(byte(blue)))" : "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(Double(alpha)))"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
