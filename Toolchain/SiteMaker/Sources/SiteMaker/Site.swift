import Foundation

/// The documentation as a folder of pages that any web server, or none, can show.
public struct Site {
    public struct Input {
        /// Symbol graphs.
        public var graphs: URL
        /// The project's folder `Documentation`.
        public var documentation: URL
        /// The example that the catalogue shows.
        public var showcase: URL
        public var pictures: URL
        /// Style and script of the pages.
        public var assets: URL

        public init(graphs: URL, documentation: URL, showcase: URL, pictures: URL, assets: URL) {
            self.graphs = graphs
            self.documentation = documentation
            self.showcase = showcase
            self.pictures = pictures
            self.assets = assets
        }
    }

    /// Writes all pages, and answers a summary for people.
    public static func write(_ input: Input, to folder: SiteFolder) throws -> String {
        let library = try Library(graphs: input.graphs)
        guard !library.homes.isEmpty else { throw SiteError("There are no symbol graphs in \(input.graphs.path).") }
        let apiPages = APIPages(library: library)
        try apiPages.write(to: folder)
        let articles = try Articles(folder: input.documentation, apiPages: apiPages).write(to: folder)
        let catalogue = try Catalogue(example: input.showcase, pictures: input.pictures)
        try catalogue.write(to: folder)
        let coverage = try Coverage(demand: input.documentation.appendingPathComponent("Demand"), library: library)
        try coverage.write(to: folder, apiPages: apiPages)
        try writeStart(articles: articles, library: library, to: folder)
        for name in ["style.css", "search.js"] { try folder.copy(input.assets.appendingPathComponent(name), to: name) }
        return """
            \(library.homes.count) types in \(library.frameworks.count) frameworks, \(articles.count) articles, \
            \(catalogue.entries.count) pages of the catalogue
            \(library.documented) public declarations have a comment, \(library.undocumented) have none
            \(String(format: "%.1f", Coverage.share(of: coverage.types))) % of the uses of types and \
            \(String(format: "%.1f", Coverage.share(of: coverage.members))) % of the uses of members are declared
            """
    }

    private static func writeStart(articles: [(title: String, address: String)], library: Library, to folder: SiteFolder) throws {
        var body = """
            <h1>Forastero</h1>
            <p>UIKit for Linux, in Swift: iOS source compiles unmodified, the app opens in a window, in a browser or headless,
            and its tests run.</p>
            <ul class="list">
            <li>\(HTML.link("Catalogue", to: "catalogue/index.html")) <small>each control and container, with its code</small></li>
            <li>\(HTML.link("API", to: "api/index.html")) <small>all public types and members</small></li>
            <li>\(HTML.link("What of UIKit there is", to: "coverage.html")) <small>by what public code uses</small></li>
            </ul>
            <h2>Articles</h2>
            <ul class="list">

            """
        for article in articles { body += "<li>\(HTML.link(article.title, to: article.address))</li>\n" }
        try folder.write("index.html", HTML.page(title: "Documentation", depth: 0, body: body + "</ul>\n"))
    }
}
