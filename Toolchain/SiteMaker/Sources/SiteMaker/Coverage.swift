import Foundation

/// Which of the types and members that public code uses there are, and which are missing.
struct Coverage {
    struct Row {
        var name: String
        /// How many of 80 public repositories use it.
        var repositories: Int
        var isDeclared: Bool
    }

    let types: [Row]
    let members: [Row]

    /// - Parameter demand: a folder with `types.csv` and `members.csv`: a name and a number in each line, after a line of headings.
    init(demand: URL, library: Library) throws {
        var typeNames: Set<String> = []
        var memberNames: Set<String> = []
        for framework in library.frameworks.values {
            for type in framework.types.values {
                typeNames.insert(type.name)
                typeNames.insert(type.fullName)
                memberNames.insert(type.name)
            }
            for members in framework.members.values {
                for member in members { memberNames.insert(String(member.name.prefix { $0 != "(" })) }
            }
            for function in framework.members[""] ?? [] { typeNames.insert(String(function.name.prefix { $0 != "(" })) }
        }
        types = try Self.rows(of: demand.appendingPathComponent("types.csv"), declared: typeNames)
        members = try Self.rows(of: demand.appendingPathComponent("members.csv"), declared: memberNames)
    }

    private static func rows(of file: URL, declared: Set<String>) throws -> [Row] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().enumerated().map { index, line in
            let fields = line.split(separator: ",", maxSplits: 1)
            guard fields.count == 2, let count = Int(fields[1]) else {
                throw SiteError("\(file.path):\(index + 2): this is not a name and a number: \(line)")
            }
            let name = String(fields[0])
            return Row(name: name, repositories: count, isDeclared: declared.contains(name))
        }
    }

    /// The share of declared ones among all uses, in per cent.
    static func share(of rows: [Row]) -> Double {
        let all = rows.reduce(0) { $0 + $1.repositories }
        return all == 0 ? 100 : 100 * Double(rows.filter(\.isDeclared).reduce(0) { $0 + $1.repositories }) / Double(all)
    }

    func write(to site: SiteFolder, apiPages: APIPages) throws {
        var body = """
            <h1>What of UIKit there is</h1>
            <p>Counted by declarations: the types and members that 80 public UIKit repositories use, with the number of repositories
            that use each. A name that is declared works; what cannot work here is left out, so that the compiler says so.</p>
            <p>\(Self.sentence("types", types)) \(Self.sentence("members", members))</p>

            """
        body += table("Missing types", types.filter { !$0.isDeclared }, apiPages)
        body += table("Missing members", members.filter { !$0.isDeclared }, apiPages)
        body += table("Types that are there", types.filter(\.isDeclared), apiPages)
        try site.write("coverage.html", HTML.page(title: "What of UIKit there is", depth: 0, body: body))
    }

    private static func sentence(_ what: String, _ rows: [Row]) -> String {
        let share = String(format: "%.1f", share(of: rows))
        return "\(rows.filter(\.isDeclared).count) of \(rows.count) \(what) are declared, \(share) % of uses."
    }

    private func table(_ heading: String, _ rows: [Row], _ apiPages: APIPages) -> String {
        guard !rows.isEmpty else { return "" }
        var html = "<h2>\(heading)</h2>\n<table>\n<tr><th>name</th><th>repositories</th></tr>\n"
        for row in rows {
            let name = apiPages.address(of: row.name).map { HTML.link(row.name, to: $0) } ?? HTML.escape(row.name)
            html += "<tr><td>\(name)</td><td>\(row.repositories)</td></tr>\n"
        }
        return html + "</table>\n"
    }
}
