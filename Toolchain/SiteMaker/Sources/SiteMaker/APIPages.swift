import Foundation

/// A page for each type, a list for each framework, and one of all frameworks.
struct APIPages {
    let library: Library

    /// Where the page of a type stands, from the site's root.
    func address(of type: String) -> String? { library.homes[type].map { "api/\($0)/\(type).html" } }

    func write(to site: SiteFolder) throws {
        let frameworks = library.frameworks.values.sorted { $0.name < $1.name }
        var body = "<h1>API</h1>\n<p>The frameworks that apps import, with all that is public in them.</p>\n<ul class=\"list\">\n"
        for framework in frameworks {
            body += "<li>\(HTML.link(framework.name, to: framework.name + ".html")) <small>\(framework.types.count) types</small></li>\n"
            try site.write("api/\(framework.name).html", HTML.page(title: framework.name, depth: 1, body: list(of: framework)))
            for name in framework.types.keys.sorted() {
                try site.write("api/\(framework.name)/\(name).html", HTML.page(title: name, depth: 2, body: page(of: name, in: framework)))
            }
        }
        try site.write("api/index.html", HTML.page(title: "API", depth: 1, body: body + "</ul>\n"))
        try site.write("names.js", "const names = \(try names());\n")
    }

    private func list(of framework: Library.Framework) -> String {
        var body = "<h1>\(HTML.escape(framework.name))</h1>\n<ul class=\"list\">\n"
        for name in framework.types.keys.sorted() where !name.contains(".") {
            body += "<li>\(HTML.link(name, to: "\(framework.name)/\(name).html"))"
            if let summary = framework.types[name].map(summary(of:)), !summary.isEmpty { body += " <small>\(summary)</small>" }
            body += "</li>\n"
        }
        body += "</ul>\n"
        if let functions = framework.members[""] { body += members(functions, heading: "Functions and constants", depth: 1) }
        return body
    }

    /// The first paragraph of the comment, without the paragraph's own element.
    private func summary(of declaration: Declaration) -> String {
        let first = declaration.comment.components(separatedBy: "\n\n")[0]
        let html = Markdown.html(first).trimmingCharacters(in: .whitespacesAndNewlines)
        return html.replacingOccurrences(of: "<p>", with: "").replacingOccurrences(of: "</p>", with: "")
    }

    private func page(of name: String, in framework: Library.Framework) -> String {
        guard let type = framework.types[name] else { return "" }
        var body = "<p class=\"path\">\(HTML.link(framework.name, to: "../\(framework.name).html"))</p>\n<h1>\(HTML.escape(name))</h1>\n"
        body += "<pre class=\"declaration\">\(HTML.escape(type.source))</pre>\n"
        body += Markdown.html(type.comment) { link($0, from: name, depth: 2) }
        body += facts(about: name, type, in: framework)
        let nested = framework.types.values.filter { $0.path.dropLast().joined(separator: ".") == name }
        if !nested.isEmpty { body += "<h2>Types</h2>\n<ul class=\"list\">\n" }
        for type in nested.sorted(by: { $0.fullName < $1.fullName }) {
            body += "<li>\(HTML.link(type.fullName, to: type.fullName + ".html")) <small>\(summary(of: type))</small></li>\n"
        }
        if !nested.isEmpty { body += "</ul>\n" }
        let all = framework.members[name] ?? []
        for kind in Declaration.Kind.allCases {
            // A member that only repeats the superclass's declaration is found there.
            let shown = all.filter { $0.kind == kind && !($0.isOverride && $0.comment.isEmpty) }
            if !shown.isEmpty { body += members(shown, heading: kind.heading, depth: 2) }
        }
        return body
    }

    private func facts(about name: String, _ type: Declaration, in framework: Library.Framework) -> String {
        var facts: [String] = []
        if let superclass = framework.superclasses[name] { facts.append("Inherits from \(linked(superclass))") }
        let protocols = Set(framework.protocols[name] ?? []).subtracting(Self.commonProtocols).sorted()
        if !protocols.isEmpty { facts.append("Conforms to \(protocols.map(linked).joined(separator: ", "))") }
        if let page = type.applePage { facts.append(HTML.link("Apple's page", to: page)) }
        return facts.isEmpty ? "" : "<p class=\"facts\">" + facts.joined(separator: " · ") + "</p>\n"
    }

    /// Which nearly every class has, so that they say nothing about it.
    private static let commonProtocols: Set<String> = [
        "Equatable", "Hashable", "Sendable", "SendableMetatype", "Copyable", "Escapable", "CVarArg", "CustomStringConvertible",
        "CustomDebugStringConvertible", "NSObjectProtocol", "ObjCObject", "BitwiseCopyable",
    ]

    private func linked(_ type: String) -> String {
        address(of: type).map { HTML.link(type, to: "../../" + $0) } ?? HTML.escape(type)
    }

    private func members(_ members: [Declaration], heading: String, depth: Int) -> String {
        var body = "<h2>\(heading)</h2>\n"
        for member in members.sorted(by: { $0.name < $1.name }) {
            body += "<section id=\"\(HTML.escape(member.name))\">\n<pre class=\"declaration\">\(HTML.escape(member.source))</pre>\n"
            let owner = member.path.dropLast().joined(separator: ".")
            body += Markdown.html(member.comment) { link($0, from: owner, depth: depth) }
            if let page = member.applePage { body += "<p class=\"facts\">\(HTML.link("Apple's page", to: page))</p>\n" }
            body += "</section>\n"
        }
        return body
    }

    /// The target of a name in a comment: `UIView`, `UIView/frame`, or a member of the same type.
    private func link(_ name: String, from owner: String, depth: Int) -> String? {
        let root = String(repeating: "../", count: depth)
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last else { return nil }
        // From the type of the comment outwards, as Swift itself looks names up.
        var scope = owner.split(separator: ".").map(String.init)
        while true {
            let path = scope + parts
            if let page = address(of: path.joined(separator: ".")) { return root + page }
            let type = path.dropLast().joined(separator: ".")
            if let page = address(of: type), let home = library.homes[type],
                library.frameworks[home]?.members[type]?.contains(where: { $0.name == last }) ?? false
            {
                return root + page + "#" + last
            }
            if scope.popLast() == nil { return nil }
        }
    }

    /// The index of the search field: `[name, address]` of types and their members, as JSON.
    private func names() throws -> String {
        var rows: [[String]] = []
        for framework in library.frameworks.values {
            for name in framework.types.keys { rows.append([name, "api/\(framework.name)/\(name).html"]) }
            for (owner, members) in framework.members {
                let page = owner.isEmpty ? "api/\(framework.name).html" : "api/\(framework.name)/\(owner).html"
                guard owner.isEmpty || framework.types[owner] != nil else { continue }
                for member in Set(members.filter { !$0.isOverride }.map(\.name)) {
                    rows.append([owner.isEmpty ? member : "\(owner).\(member)", "\(page)#\(member)"])
                }
            }
        }
        let data = try JSONEncoder().encode(rows.sorted { $0[0] < $1[0] })
        return String(decoding: data, as: UTF8.self)
    }
}
