import Foundation
internal import CMarkdown

/// Markdown as GitHub writes it, made into HTML by cmark-gfm.
enum Markdown {
    /// - Parameter link: the address that a name in double backticks leads to; nil leaves it as code.
    static func html(_ markdown: String, link: (String) -> String? = { _ in nil }) -> String {
        linkNames(in: convert(markdown), link: link)
    }

    private static func convert(_ markdown: String) -> String {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return HTML.escape(markdown) }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink"] {
            if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
        }
        cmark_parser_feed(parser, markdown, markdown.utf8.count)
        guard let document = cmark_parser_finish(parser) else { return HTML.escape(markdown) }
        defer { cmark_node_free(document) }
        // Raw HTML in the text is left out: without the option that allows it, nothing of it gets into the page.
        guard let text = cmark_render_html(document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser)) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    /// Code spans that name a declaration become links.
    private static func linkNames(in html: String, link: (String) -> String?) -> String {
        let parts = html.components(separatedBy: "<code>")
        guard parts.count > 1 else { return html }
        return parts[0]
            + parts.dropFirst().map { part in
                guard let end = part.range(of: "</code>") else { return "<code>" + part }
                let name = String(part[..<end.lowerBound])
                guard let address = link(name) else { return "<code>" + part }
                return "<a href=\"\(HTML.escape(address))\"><code>\(name)</code></a>" + part[end.upperBound...]
            }.joined()
    }
}
