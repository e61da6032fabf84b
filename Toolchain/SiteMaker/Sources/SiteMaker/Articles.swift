import Foundation

/// The Markdown files of the documentation, and a list of them.
struct Articles {
    let folder: URL
    let apiPages: APIPages

    func write(to site: SiteFolder) throws -> [(title: String, address: String)] {
        var list: [(title: String, address: String)] = []
        for file in try markdownFiles() {
            let text = try String(contentsOf: file, encoding: .utf8)
            let name = relativeName(of: file)
            let depth = name.split(separator: "/").count
            let html = Markdown.html(text) { apiPages.address(of: $0).map { String(repeating: "../", count: depth) + $0 } }
            let title = text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? name
            try site.write("articles/\(name).html", HTML.page(title: title, depth: depth, body: Self.relink(html)))
            list.append((title, "articles/\(name).html"))
        }
        for file in try pictures() { try site.copy(file, to: "articles/" + relativeName(of: file) + "." + file.pathExtension) }
        return list
    }

    /// Links between articles lead to their pages.
    private static func relink(_ html: String) -> String {
        html.replacing(/href="([^":]+)\.md(#[^"]*)?"/) { "href=\"\($0.output.1).html\($0.output.2 ?? "")\"" }
    }

    private func markdownFiles() throws -> [URL] { try files { $0 == "md" } }
    private func pictures() throws -> [URL] { try files { ["png", "svg", "jpg"].contains($0) } }

    private func files(_ matches: (String) -> Bool) throws -> [URL] {
        guard let names = FileManager.default.enumerator(atPath: folder.path) else {
            throw SiteError("The folder of articles \(folder.path) cannot be read.")
        }
        return names.compactMap { $0 as? String }.filter { matches(($0 as NSString).pathExtension) }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    private func relativeName(of file: URL) -> String {
        String(file.deletingPathExtension().path.dropFirst(folder.path.count).drop { $0 == "/" })
    }
}
