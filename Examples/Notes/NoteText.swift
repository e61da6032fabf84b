import Foundation

/// The text and the look of a note, as in its file.
struct NoteText: Codable, Equatable {
    /// The look of a whole paragraph.
    enum Paragraph: String, Codable, CaseIterable {
        case title, heading, body, monospaced, bullets, numbers
    }

    /// The emphasis of some characters, in addition to the style of their paragraph.
    struct Emphasis: OptionSet, Codable, Hashable {
        let rawValue: Int
        static let bold = Emphasis(rawValue: 1)
        static let italic = Emphasis(rawValue: 2)
        static let underline = Emphasis(rawValue: 4)
        static let strikethrough = Emphasis(rawValue: 8)
    }

    /// So many UTF-16 units with the same look.
    struct Run: Codable, Equatable {
        var length: Int
        var paragraph = Paragraph.body
        var emphasis: Emphasis = []
        var link: URL?
        /// The name of the file of a picture, which stands for one character.
        var picture: String?
    }

    /// The character that stands for a picture.
    static let picture: Character = "\u{FFFC}"

    var characters = ""
    var runs: [Run] = []

    var hasPictures: Bool { runs.contains { $0.picture != nil } }
    var hasLinks: Bool { runs.contains { $0.link != nil } }
    var hasLists: Bool { runs.contains { $0.paragraph == .bullets || $0.paragraph == .numbers } }

    /// A text of whole paragraphs, each with its look.
    init(_ paragraphs: [(Paragraph, String)] = []) {
        for (index, (paragraph, line)) in paragraphs.enumerated() {
            let text = index == paragraphs.count - 1 ? line : line + "\n"
            characters += text
            runs.append(Run(length: text.utf16.count, paragraph: paragraph))
        }
    }
}
