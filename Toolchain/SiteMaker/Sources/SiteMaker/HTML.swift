/// Pieces of pages.
enum HTML {
    static func escape(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    static func link(_ text: String, to address: String) -> String { "<a href=\"\(escape(address))\">\(escape(text))</a>" }

    /// A page with the bar at the top.
    /// - Parameter depth: how many folders lie between the site's root and the page.
    static func page(title: String, depth: Int, body: String) -> String {
        let root = String(repeating: "../", count: depth)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escape(title)) – Forastero</title>
            <link rel="stylesheet" href="\(root)style.css">
            <script src="\(root)names.js" defer></script>
            <script src="\(root)search.js" defer></script>
            </head>
            <body data-root="\(root)">
            <header>
            <nav>
            <a class="home" href="\(root)index.html">Forastero</a>
            <a href="\(root)articles/Architecture.html">Articles</a>
            <a href="\(root)catalogue/index.html">Catalogue</a>
            <a href="\(root)api/index.html">API</a>
            <a href="\(root)coverage.html">What there is</a>
            </nav>
            <input id="search" type="search" placeholder="Search types and members" autocomplete="off" aria-label="Search">
            <ol id="results" hidden></ol>
            </header>
            <main>
            \(body)
            </main>
            </body>
            </html>

            """
    }
}
