import Testing

@testable import SiteMaker

struct MarkdownTests {
    @Test("Names in double backticks lead to pages, others stay code")
    func names() {
        let html = Markdown.html("As ``UIView`` does, not `let`.") { $0 == "UIView" ? "UIView.html" : nil }
        #expect(html == "<p>As <a href=\"UIView.html\"><code>UIView</code></a> does, not <code>let</code>.</p>\n")
    }

    @Test("Tables are tables")
    func tables() {
        #expect(Markdown.html("| a | b |\n|---|---|\n| 1 | 2 |").contains("<td>1</td>"))
    }

    @Test("Scripts in a comment do not get into the page", arguments: ["<script>alert(1)</script>", "[x](javascript:alert(1))"])
    func hostile(_ markdown: String) {
        let html = Markdown.html(markdown)
        #expect(!html.contains("<script"))
        #expect(!html.contains("javascript:"))
    }
}
