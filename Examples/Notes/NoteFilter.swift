import UIKit

/// The criteria of a search.
struct NoteFilter {
    enum Scope: String, CaseIterable {
        case all = "All"
        case pinned = "Pinned"
    }

    /// The parts of a note beside words: the search's tokens.
    enum Part: String, CaseIterable {
        case pictures = "Pictures"
        case lists = "Lists"
        case links = "Links"

        var symbol: String {
            switch self {
            case .pictures: "photo"
            case .lists: "list.bullet"
            case .links: "link"
            }
        }
    }

    var words: [String] = []
    var parts: Set<Part> = []
    var scope = Scope.all

    /// Returns true if a note has all that is looked for.
    func takes(_ note: Note) -> Bool {
        if scope == .pinned && !note.isPinned { return false }
        for part in parts where !has(part, note.text) { return false }
        return words.allSatisfy { note.text.characters.range(of: $0, options: Self.comparison) != nil }
    }

    private func has(_ part: Part, _ text: NoteText) -> Bool {
        switch part {
        case .pictures: text.hasPictures
        case .lists: text.hasLists
        case .links: text.hasLinks
        }
    }

    /// The line in which the first word stands, if that is not the title.
    func excerpt(of note: Note) -> String {
        let text = note.text.characters
        guard let word = words.first, let found = text.range(of: word, options: Self.comparison) else { return note.preview }
        let line = Note.words(of: text[text.lineRange(for: found)])
        return line == note.title ? note.preview : line
    }

    /// A line with what was found in colour.
    func marked(_ line: String, font: UIFont, color: UIColor) -> NSAttributedString {
        let result = NSMutableAttributedString(string: line, attributes: [.font: font, .foregroundColor: color])
        for word in words {
            guard let range = line.range(of: word, options: Self.comparison) else { continue }
            result.addAttribute(.foregroundColor, value: UIColor.systemOrange, range: NSRange(range, in: line))
        }
        return result
    }

    private static let comparison: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
}
