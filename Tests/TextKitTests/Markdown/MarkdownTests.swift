import Foundation
import Testing
import TextEngine
import UIKitGraphics

@testable import TextKit

/// Text from Markdown.
@MainActor
struct MarkdownTests {
    /// Runs, each as its text with what is said of it within its paragraph.
    private func inline(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full) throws -> [String]
    {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            var line = String(text[run.range].characters)
            if let intent = run.inlinePresentationIntent { line += " \(intent.rawValue)" }
            if let link = run.link { line += " → \(link.absoluteString)" }
            if let image = run.imageURL { line += " ▢ \(image.absoluteString)" }
            return line
        }
    }

    /// Runs, each as its text with the blocks that it lies in.
    private func blocks(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        return text.runs.map { run in
            let kinds = (run.presentationIntent?.components ?? []).map { "\($0.kind)#\($0.identity)" }
            return "\(text[run.range].characters.map(String.init).joined()): \(kinds.joined(separator: " < "))"
        }
    }

    @Test("Emphasis, code, struck text, links and pictures")
    func inlineIntents() throws {
        #expect(try inline("a *b* **c** `d` ~~e~~") == ["a ", "b 1", " ", "c 2", " ", "d 4", " ", "e 32"])
        #expect(try inline("***both***") == ["both 3"])
        #expect(try inline("[in **bold**](https://a.b/c) out") == ["in  → https://a.b/c", "bold 2 → https://a.b/c", " out"])
        #expect(try inline("![a picture](cat.png)") == ["a picture ▢ cat.png"])
        #expect(try inline("5 \\* 3 &amp; 2") == ["5 * 3 & 2"])
        #expect(try inline("a <b>c</b>") == ["a ", "<b> 256", "c", "</b> 256"])
    }

    @Test("The end of a line is a space, and two spaces before it end the line")
    func breaks() throws {
        #expect(try inline("a\nb") == ["a", "  64", "b"])
        #expect(try inline("a  \nb") == ["a", "\n 128", "b"])
    }

    @Test("Blocks are told with the innermost first, and nothing separates them")
    func blockIntents() throws {
        #expect(try blocks("# A\n\nb\n\nc") == ["A: header(level: 1)#1", "b: paragraph#2", "c: paragraph#3"])
        #expect(
            try blocks("3. a\n4. b") == [
                "a: paragraph#3 < listItem(ordinal: 3)#2 < orderedList#1", "b: paragraph#5 < listItem(ordinal: 4)#4 < orderedList#1",
            ])
        #expect(try blocks("> - a") == ["a: paragraph#4 < listItem(ordinal: 1)#3 < unorderedList#2 < blockQuote#1"])
        #expect(try blocks("```swift\nlet a\n```") == ["let a\n: codeBlock(languageHint: Optional(\"swift\"))#1"])
        #expect(try blocks("---") == ["\u{2E3B}: thematicBreak#1"])
    }

    @Test("Cells of tables know their row and column, and the table how its columns are aligned")
    func tables() throws {
        let text = try AttributedString(markdown: "| a | b |\n|---|--:|\n| c | d |\n| e | f |")
        let intents = text.runs.compactMap { $0.presentationIntent }
        #expect(String(text.characters) == "abcdef")
        #expect(intents.map { $0.components[0].kind } == [0, 1, 0, 1, 0, 1].map { .tableCell(columnIndex: $0) })
        #expect(
            intents.map { $0.components[1].kind } == [
                .tableHeaderRow, .tableHeaderRow, .tableRow(rowIndex: 1), .tableRow(rowIndex: 1), .tableRow(rowIndex: 2),
                .tableRow(rowIndex: 2),
            ])
        #expect(intents[0].components[2].kind == .table(columns: [.init(alignment: .left), .init(alignment: .right)]))
    }

    @Test("Within paragraphs only, no line begins a block")
    func inlineOnly() throws {
        #expect(try inline("# A\n- **b**", .inlineOnly) == ["# A", "  64", "- ", "b 2"])
        #expect(try inline("**\"quoted\"** _x_", .inlineOnly) == ["\"quoted\" 2", " ", "x 1"])
        #expect(try inline("> a\n\n    b", .inlineOnlyPreservingWhitespace) == ["> a\n\n    b"])
        #expect(try inline("a  \nb", .inlineOnlyPreservingWhitespace) == ["a  \nb"])
    }

    @Test("Addresses are relative to the base, and attributed strings of both kinds carry the same")
    func bases() throws {
        let base = URL(string: "https://a.b/c/")
        let text = try NSAttributedString(markdown: "[d](e) **f**", baseURL: base)
        #expect(text.string == "d f")
        #expect((text.attribute(.link, at: 0, effectiveRange: nil) as? URL)?.absoluteString == "https://a.b/c/e")
        #expect(text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber == 2)
        #expect(AttributedString(text).runs.last?.inlinePresentationIntent == .stronglyEmphasized)
        #expect((text.attribute(.presentationIntentAttributeName, at: 2, effectiveRange: nil) as? PresentationIntent)?.count == 1)
    }

    @Test("Emphasized letters are drawn as those of the bold or slanted font, struck ones with a line")
    func drawing() throws {
        let font = UIFont.systemFont(ofSize: 20)
        func width(_ text: NSAttributedString) -> CGFloat { text.size().width }
        func plain(_ string: String, _ font: UIFont) -> NSAttributedString { NSAttributedString(string: string, attributes: [.font: font]) }
        func marked(_ markdown: String) throws -> NSAttributedString {
            let text = NSMutableAttributedString(attributedString: try NSAttributedString(markdown: markdown))
            text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
            return text
        }
        #expect(width(try marked("**Wide letters**")) == width(plain("Wide letters", .boldSystemFont(ofSize: 20))))
        #expect(width(try marked("`Wide`")) == width(plain("Wide", .monospacedSystemFont(ofSize: 20, weight: .regular))))
        #expect(width(try marked("Wide letters")) == width(plain("Wide letters", font)))
        let defaults = TextDefaults(font: font, traits: UITraitCollection())
        let struck = TextAttributes(try marked("~~a~~").attributes(at: 0, effectiveRange: nil), defaults: defaults)
        #expect(struck.strikethrough?.style == NSUnderlineStyle.single.rawValue)
    }

    @Test("Files are read; one that is not there is an error")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("MarkdownTests-\(getpid()).md")
        try Data("*a*".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try AttributedString(contentsOf: url).runs.first?.inlinePresentationIntent == .emphasized)
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: url.appendingPathExtension("gone")) }
    }

    @Test("Hostile text is read in bounded time, without deep recursion")
    func hostile() throws {
        #expect(try !AttributedString(markdown: String(repeating: "> ", count: 20_000) + "x").characters.isEmpty)
        #expect(try !AttributedString(markdown: String(repeating: "*a **b ", count: 5_000)).characters.isEmpty)
        #expect(try !AttributedString(markdown: String(repeating: "[", count: 20_000)).characters.isEmpty)
        #expect(String(try AttributedString(markdown: Data([0x61, 0xFF, 0x62])).characters) == "a\u{FFFD}b")
        #expect(try AttributedString(markdown: "").characters.isEmpty)
        let intents = try AttributedString(markdown: String(repeating: "> ", count: 200) + "x").runs.compactMap { $0.presentationIntent }
        #expect(intents.first?.count == 64)
    }
}
