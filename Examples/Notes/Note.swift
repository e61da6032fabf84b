import Foundation

/// A text with a look, and its place among the others.
struct Note: Codable, Equatable {
    let number: Int
    var text: NoteText
    var isPinned = false
    /// The larger, the later the note was changed.
    var age: Int

    /// The first line that says anything.
    var title: String { lines.first ?? "New Note" }
    /// The next one.
    var preview: String { lines.count > 1 ? lines[1] : "No additional text" }

    // optimization: a row of the list shows two lines, however long the note is.
    private var lines: [String] {
        text.characters.prefix(2_000).split(whereSeparator: \.isNewline).map { Self.words(of: $0) }.filter { !$0.isEmpty }
    }

    /// A line without the marker of a list and without pictures.
    static func words(of line: some StringProtocol) -> String {
        (line.components(separatedBy: "\t").last ?? "").filter { $0 != NoteText.picture }.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
