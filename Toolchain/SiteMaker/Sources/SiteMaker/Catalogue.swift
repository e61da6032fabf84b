import Foundation

/// Each control and container in its states: a picture, light and dark, and the code beside it.
struct Catalogue {
    struct Entry {
        var title: String
        var group: String
        var code: String
        /// Of its pictures, without the style and the extension.
        var pictureName: String { title.replacingOccurrences(of: " ", with: "-") }
    }

    let entries: [Entry]
    let pictures: URL

    /// - Parameter example: the folder of the example whose pages the catalogue shows: `Page+All.swift` names them in order.
    init(example: URL, pictures: URL) throws {
        self.pictures = pictures
        let list = try String(contentsOf: example.appendingPathComponent("Page+All.swift"), encoding: .utf8)
        let groups = Self.groups(in: try String(contentsOf: example.appendingPathComponent("Page.swift"), encoding: .utf8))
        let sources = try Self.sources(in: example)
        entries = list.matches(of: /Page\("([^"]+)", \.(\w+), .*\{ (\w+)/).map { match in
            let group = groups[String(match.output.2)] ?? String(match.output.2)
            return Entry(title: String(match.output.1), group: group, code: sources[String(match.output.3)] ?? "")
        }
    }

    private static func groups(in source: String) -> [String: String] {
        var groups: [String: String] = [:]
        for match in source.matches(of: /case (\w+) = "([^"]+)"/) { groups[String(match.output.1)] = String(match.output.2) }
        return groups
    }

    private static func sources(in folder: URL) throws -> [String: String] {
        var sources: [String: String] = [:]
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in names where name.hasSuffix(".swift") {
            let type = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
            sources[type] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        return sources
    }

    func write(to site: SiteFolder) throws {
        var body = "<h1>Catalogue</h1>\n<p>All pages of the example <em>Showcase</em>, as this build draws them.</p>\n"
        for group in groupsInOrder {
            body += "<h2>\(HTML.escape(group))</h2>\n<div class=\"tiles\">\n"
            for entry in entries where entry.group == group {
                let address = entry.pictureName + ".html"
                body +=
                    "<a class=\"tile\" href=\"\(HTML.escape(address))\">\(picture(of: entry))<span>\(HTML.escape(entry.title))</span></a>\n"
                try writePage(of: entry, to: site)
            }
            body += "</div>\n"
        }
        try site.write("catalogue/index.html", HTML.page(title: "Catalogue", depth: 1, body: body))
    }

    private var groupsInOrder: [String] {
        entries.reduce(into: []) { groups, entry in if groups.last != entry.group { groups.append(entry.group) } }
    }

    private func writePage(of entry: Entry, to site: SiteFolder) throws {
        for style in ["light", "dark"] {
            let file = pictures.appendingPathComponent("\(entry.pictureName)-\(style).png")
            guard FileManager.default.fileExists(atPath: file.path) else { throw SiteError("There is no picture \(file.path).") }
            try site.copy(file, to: "catalogue/\(entry.pictureName)-\(style).png")
        }
        let body = """
            <p class="path">\(HTML.link("Catalogue", to: "index.html"))</p>
            <h1>\(HTML.escape(entry.title))</h1>
            <div class="beside">
            <div>\(picture(of: entry))</div>
            <pre>\(HTML.escape(entry.code))</pre>
            </div>

            """
        try site.write("catalogue/\(entry.pictureName).html", HTML.page(title: entry.title, depth: 1, body: body))
    }

    private func picture(of entry: Entry) -> String {
        let name = HTML.escape(entry.pictureName)
        return """
            <picture><source srcset="\(name)-dark.png" media="(prefers-color-scheme: dark)">\
            <img src="\(name)-light.png" alt="\(HTML.escape(entry.title))" width="390" height="844" loading="lazy"></picture>
            """
    }
}
