import UIKit

extension NSAttributedString.Key {
    /// The raw value of the look of the paragraph.
    static let noteParagraph = NSAttributedString.Key("NoteParagraph")
    /// The raw value of what the characters have beside.
    static let noteEmphasis = NSAttributedString.Key("NoteEmphasis")
}

/// A picture within a note, and the name of its file.
final class NotePicture: NSTextAttachment, @unchecked Sendable {
    var name = ""
}

extension NoteText {
    /// The text of a note for a text view, at the text size that the user prefers.
    func attributed(pictures: (String) -> UIImage?, width: CGFloat) -> NSAttributedString {
        let result = NSMutableAttributedString()
        let text = characters as NSString
        var place = 0
        for run in runs where place < text.length {
            let range = NSRange(location: place, length: min(max(run.length, 0), text.length - place))
            var attributes = Self.attributes(run.paragraph, run.emphasis)
            attributes[.link] = run.link
            if let name = run.picture {
                attributes[.attachment] = Self.attachment(name, pictures(name), width: width)
            }
            result.append(NSAttributedString(string: text.substring(with: range), attributes: attributes))
            place += range.length
        }
        if place < text.length {
            result.append(NSAttributedString(string: text.substring(from: place), attributes: Self.attributes(.body, [])))
        }
        return result
    }

    /// The content of a text view, as it goes into a file.
    init(_ shown: NSAttributedString) {
        characters = shown.string
        shown.enumerateAttributes(in: NSRange(location: 0, length: shown.length)) { attributes, range, _ in
            runs.append(
                Run(
                    length: range.length, paragraph: Self.paragraph(attributes), emphasis: Self.emphasis(attributes),
                    link: attributes[.link] as? URL, picture: (attributes[.attachment] as? NotePicture)?.name))
        }
    }

    static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> Paragraph {
        (attributes[.noteParagraph] as? String).flatMap { Paragraph(rawValue: $0) } ?? .body
    }

    static func emphasis(_ attributes: [NSAttributedString.Key: Any]) -> Emphasis {
        Emphasis(rawValue: attributes[.noteEmphasis] as? Int ?? 0)
    }

    static func attributes(_ paragraph: Paragraph, _ emphasis: Emphasis) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .noteParagraph: paragraph.rawValue, .noteEmphasis: emphasis.rawValue,
            .font: font(paragraph, emphasis), .foregroundColor: UIColor.label, .paragraphStyle: style(paragraph),
        ]
        if emphasis.contains(.underline) { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if emphasis.contains(.strikethrough) { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        return result
    }

    private static func font(_ paragraph: Paragraph, _ emphasis: Emphasis) -> UIFont {
        var font: UIFont
        var traits: UIFontDescriptor.SymbolicTraits = []
        switch paragraph {
        case .title:
            font = .preferredFont(forTextStyle: .title1)
            traits = .traitBold
        case .heading:
            font = .preferredFont(forTextStyle: .title3)
            traits = .traitBold
        case .monospaced:
            font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .monospacedSystemFont(ofSize: 15, weight: .regular))
        case .body, .bullets, .numbers: font = .preferredFont(forTextStyle: .body)
        }
        if emphasis.contains(.bold) { traits.insert(.traitBold) }
        if emphasis.contains(.italic) { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }

    private static func style(_ paragraph: Paragraph) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        switch paragraph {
        case .title: style.paragraphSpacing = 8
        case .heading:
            style.paragraphSpacingBefore = 8
            style.paragraphSpacing = 4
        case .bullets, .numbers:
            style.headIndent = 28
            style.tabStops = [NSTextTab(textAlignment: .natural, location: 28)]
        case .body, .monospaced: break
        }
        return style
    }

    private static func attachment(_ name: String, _ image: UIImage?, width: CGFloat) -> NotePicture {
        let attachment = NotePicture()
        attachment.name = name
        let image = image ?? UIImage(systemName: "photo")
        attachment.image = image
        if let size = image?.size, size.width > 0 {
            let shown = min(size.width, width)
            attachment.bounds = CGRect(x: 0, y: 0, width: shown, height: size.height * shown / size.width)
        }
        return attachment
    }
}
