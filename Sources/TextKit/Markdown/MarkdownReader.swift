import Foundation

/// Turns Markdown into text with attributes.
struct MarkdownReader {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?

    init(_ options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
        self.options = options
        self.baseURL = baseURL
    }

    func read(_ markdown: String) -> AttributedString {
        guard let library = MarkdownLibrary.shared else {
            _ = Self.tellOfMissingLibrary
            return AttributedString(markdown)
        }
        if options.allowsExtendedAttributes { _ = Self.tellOfExtendedAttributes }
        var walk = MarkdownWalk(library, baseURL: baseURL, keepsLines: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
        guard options.interpretedSyntax != .full else {
            library.read(markdown) { walk.visit($0) }
            return walk.text
        }
        let lines = MarkdownLines(markdown, keepsSpace: walk.keepsLines)
        walk.guardCharacter = lines.guardCharacter
        library.read(lines.text) { walk.visit($0) }
        return walk.text
    }
}

extension MarkdownReader {
    private static let tellOfMissingLibrary: Void = tell(
        "Markdown is shown as it is written, as libcmark-gfm is not installed. Install libcmark-gfm-extensions0.29.0.gfm.6.")
    private static let tellOfExtendedAttributes: Void = tell(
        "allowsExtendedAttributes has no effect: ^[text](name: value) stays as it is written.")

    /// Markdown is read on any thread.
    private static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// Text whose lines cannot be taken for the beginning of a block, as each begins with a mark that Markdown knows nothing of.
struct MarkdownLines {
    /// Punctuation, next to which emphasis begins and ends as next to nothing.
    let guardCharacter: Character
    let text: String

    /// - Parameter keepsSpace: whether spaces at the ends of lines and empty lines stay.
    init(_ markdown: String, keepsSpace: Bool) {
        let candidates: [Character] = ["\u{2E2B}", "\u{2E2A}", "\u{2E2C}", "\u{2E2D}", "\u{2058}", "\u{205D}"]
        let mark = candidates.first { !markdown.contains($0) } ?? candidates[0]
        guardCharacter = mark
        let lines = markdown.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        guard !keepsSpace else {
            text = lines.map { "\(mark)\($0)\(mark)" }.joined(separator: "\n")
            return
        }
        let trimmed = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { "\(mark)\($0.drop(while: \.isWhitespace))" }
        text = trimmed.joined(separator: "\n")
    }
}
