import Foundation
import Testing
@testable import TextKit

struct HTMLTests {
    private func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws -> NSAttributedString {
        var all: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        all.merge(options) { _, new in new }
        return try NSAttributedString(data: Data(html.utf8), options: all, documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, _ word: String) -> UIFont? { value(text, word, .font) as? UIFont }

    private func value(_ text: NSAttributedString, _ word: String, _ key: NSAttributedString.Key) -> Any? {
        text.attribute(key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil)
    }

    @Test("TX-185: default font, links in blue with a line, blocks end in breaks, images are attachments")
    func basics() throws {
        let text = try read("<p>Hello <a href=\"https://example.com/a\">link</a> &amp; more</p><img src=\"x.png\">")
        #expect(text.string == "Hello link & more\n\u{FFFC}")
        #expect(font(text, "Hello")?.pointSize == 12)
        #expect((value(text, "link", .link) as? URL)?.absoluteString == "https://example.com/a")
        #expect(value(text, "link", .underlineStyle) as? Int == 1)
        #expect(value(text, "more", .link) == nil)
        #expect(value(text, "\u{FFFC}", .attachment) is NSTextAttachment)
        #expect(try read("just <b>text</b>").string == "just text")
    }

    @Test("TX-185: without an encoding bytes are read as Western European, unless the document says otherwise")
    func encodings() throws {
        let latin = try NSAttributedString(
            data: Data([0x63, 0x61, 0x66, 0xE9]), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(latin.string == "caf\u{E9}")
        let utf8 = Data("caf\u{E9}".utf8)
        let wrong = try NSAttributedString(
            data: utf8, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(wrong.string != "caf\u{E9}")
        let declared = Data("<meta charset=\"utf-8\">caf\u{E9}".utf8)
        #expect(
            try NSAttributedString(data: declared, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
                .string == "caf\u{E9}")
    }

    @Test("TX-187: elements that real code uses")
    func elements() throws {
        let text = try read(
            """
            <h1>Title</h1><p>A <b>bold</b> <i>italic</i> <u>lined</u> <s>struck</s> word<br>and
               a line</p><ul><li>One</li><li>Two</li></ul><ol><li>First<li>Second</ol>
            <font color="#ff0000">red</font> <span style="font-family: Courier; font-size: 20px; color: rgb(0, 128, 0)">span</span>
            """)
        #expect(
            text.string
                == "Title\nA bold italic lined struck word\u{2028}and a line\n\t\u{2022}\tOne\n\t\u{2022}\tTwo\n\t1.\tFirst\n\t2.\tSecond\nred span"
        )
        #expect(font(text, "Title")?.pointSize == 24)
        #expect(font(text, "Title")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(text, "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(text, "italic")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(value(text, "lined", .underlineStyle) as? Int == 1)
        #expect(value(text, "struck", .strikethroughStyle) as? Int == 1)
        #expect(value(text, "red", .foregroundColor) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(font(text, "span")?.pointSize == 20)
        #expect((value(text, "One", .paragraphStyle) as? NSParagraphStyle)?.textLists.count == 1)
    }

    @Test("TX-187: a style prefix counts for the text behind it")
    func styleSheet() throws {
        let text = try read(
            """
            <style>body { font-family: '-apple-system'; font-size: 17px; color: #333333 } .big, #x { font-size: 30px } /* p{} */ p { text-align: center }
            </style><body><p>Text <span class="big">big</span> <span id="x">named</span></p></body>
            """)
        #expect(font(text, "Text")?.pointSize == 17)
        #expect(font(text, "big")?.pointSize == 30)
        #expect(font(text, "named")?.pointSize == 30)
        #expect(font(text, "Text")?.familyName == UIFont.systemFont(ofSize: 17).familyName)
        #expect((value(text, "Text", .paragraphStyle) as? NSParagraphStyle)?.alignment == .center)
        #expect(value(text, "Text", .foregroundColor) as? UIColor == UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
    }

    @Test("TX-187: rules for the body count for text without one")
    func styleSheetWithoutBody() throws {
        let text = try read("<style>body{font-family:-apple-system;font-size:15px}</style><p>Text</p>tail")
        #expect(font(text, "Text") == .systemFont(ofSize: 15))
        #expect(font(text, "tail") == .systemFont(ofSize: 15))
    }

    @Test("TX-188: the start of the data decides, and what was used is told")
    func sniffing() throws {
        let html = try NSAttributedString(data: Data("<!DOCTYPE html><b>x</b>".utf8), options: [:], documentAttributes: nil)
        #expect(html.string == "x")
        #expect(try NSAttributedString(data: Data("plain <b>".utf8), options: [:], documentAttributes: nil).string == "plain <b>")
        #expect(throws: (any Error).self) {
            try NSAttributedString(data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil)
        }
        var told: NSDictionary?
        try withUnsafeMutablePointer(to: &told) { pointer in
            _ = try NSAttributedString(
                data: Data("<html>x".utf8), options: [:], documentAttributes: AutoreleasingUnsafeMutablePointer(pointer))
        }
        #expect(told?["DocumentType"] as? String == "NSHTML")
    }

    @Test("TX-189: writing plain text and HTML, which can be read again")
    func writing() throws {
        let text = NSMutableAttributedString(string: "Plain ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.append(
            NSAttributedString(string: "<bold>", attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red]))
        let whole = range(0, text.length)
        let plain = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
        #expect(String(decoding: plain, as: UTF8.self) == "Plain <bold>")
        let html = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let back = try NSAttributedString(
            data: html, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(back.string == "Plain <bold>\n")
        #expect(font(back, "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(back, "Plain")?.pointSize == 15)
        #expect(throws: (any Error).self) { try text.data(from: whole, documentAttributes: [:]) }
    }

    @Test("A million nested tags, endless entities and broken tags are read in bounded time")
    func badInput() throws {
        let nested = String(repeating: "<b>", count: 300_000) + "deep" + String(repeating: "</i>", count: 100_000)
        #expect(try read(nested).string == "deep")
        #expect(try read(String(repeating: "<div>", count: 100_000) + "x").string == "x")
        #expect(
            try read("<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]>&b;&c;").string.contains("root") == false)
        #expect(try read("a < b <").string == "a < b <")
        #expect(try read("<p style=\"font-size: nan; color: #zzz").string.isEmpty)
        #expect(try read("&#0;&#xFFFFFFFF;&#x110000;&nosuch;&").string.contains("&nosuch;&"))
        #expect(try read("<span style='font-size:1e30px'>x</span>").length == 1)
        #expect(try read("").length == 0)
    }

    @Test("TX-186: a document is read at once on any thread")
    func threads() async throws {
        let html = "<p>Hello</p>"
        let text = try await Task.detached { try HTMLTests().read(html).string }.value
        #expect(text == "Hello\n")
    }
}
