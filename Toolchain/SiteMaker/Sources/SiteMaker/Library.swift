import Foundation

/// All public declarations of the frameworks, found by their names.
struct Library {
    struct Framework {
        var name: String
        /// Types by their full names, nested ones too.
        var types: [String: Declaration] = [:]
        /// Members by the full name of their type; `""` for functions and constants.
        var members: [String: [Declaration]] = [:]
        var superclasses: [String: String] = [:]
        var protocols: [String: [String]] = [:]
    }

    private(set) var frameworks: [String: Framework] = [:]
    /// The framework of a type, by the type's full name.
    private(set) var homes: [String: String] = [:]
    /// How many declarations have no comment, without those that override one that may have.
    private(set) var undocumented = 0
    private(set) var documented = 0

    /// - Parameter graphs: a folder of symbol graphs, `Module.symbols.json` and `Module@Other.symbols.json`.
    init(graphs folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let graphs = try files.map { (module: Self.module(of: $0), graph: try SymbolGraph(contentsOf: $0)) }
        var comments = CommentLinks()
        for (module, graph) in graphs { addTypes(of: graph, framework: Self.framework(of: module), comments: &comments) }
        for (module, graph) in graphs { addMembers(of: graph, framework: Self.framework(of: module), comments: &comments) }
    }

    /// The part before `@` and `.symbols.json`.
    private static func module(of file: URL) -> String {
        String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" })
    }

    /// Modules of which UIKit is made are one framework for its users.
    static func framework(of module: String) -> String {
        let isPart = module.hasPrefix("UIKit") && module != "UIKitTesting"
        if isPart || ["TextKit", "InterfaceBuilder", "UIGestureRecognizerSubclass"].contains(module) { return "UIKit" }
        // Additions to Foundation on Linux are Foundation's for those who use it.
        return ["ObjCRuntime", "ObjCCore", "ObjectiveC"].contains(module) ? "Foundation" : module
    }

    private mutating func addTypes(of graph: SymbolGraph, framework: String, comments: inout CommentLinks) {
        for symbol in graph.symbols {
            guard let declaration = Declaration(symbol, comments: &comments), declaration.kind == .type else { continue }
            frameworks[framework, default: Framework(name: framework)].types[declaration.fullName] = declaration
            homes[declaration.fullName] = framework
            count(declaration)
        }
    }

    private mutating func addMembers(of graph: SymbolGraph, framework: String, comments: inout CommentLinks) {
        let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
        var names: [String: String] = [:]
        for symbol in graph.symbols { names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".") }
        for symbol in graph.symbols {
            guard var declaration = Declaration(symbol, comments: &comments), declaration.kind != .type else { continue }
            declaration.isOverride = overrides.contains(symbol.identifier.precise)
            let owner = symbol.pathComponents.dropLast().joined(separator: ".")
            let home = homes[owner] ?? framework
            frameworks[home, default: Framework(name: home)].members[owner, default: []].append(declaration)
            count(declaration)
        }
        for relationship in graph.relationships {
            guard let source = names[relationship.source], let home = homes[source] else { continue }
            let target = names[relationship.target] ?? relationship.targetFallback.map(nameWithoutModule) ?? ""
            guard !target.isEmpty else { continue }
            if relationship.kind == "inheritsFrom" { frameworks[home]?.superclasses[source] = target }
            if relationship.kind == "conformsTo" { frameworks[home]?.protocols[source, default: []].append(target) }
        }
    }

    /// `UIKitCore.UIControl` is known as `UIControl`.
    private func nameWithoutModule(_ name: String) -> String {
        homes[name] == nil ? name.split(separator: ".").dropFirst().joined(separator: ".") : name
    }

    private mutating func count(_ declaration: Declaration) {
        if declaration.isOverride { return }
        if declaration.comment.isEmpty { undocumented += 1 } else { documented += 1 }
    }
}

extension Declaration {
    /// nil for what the site does not show.
    fileprivate init?(_ symbol: SymbolGraph.Symbol, comments: inout CommentLinks) {
        let path = symbol.pathComponents
        guard let kind = Kind(symbol.kind.identifier, isTopLevel: path.count == 1), !path.contains(where: { $0.hasPrefix("_") }) else {
            return nil
        }
        self.init(
            identifier: symbol.identifier.precise, path: path, kind: kind,
            source: (symbol.declarationFragments ?? []).map(\.spelling).joined(),
            comment: (symbol.docComment?.lines ?? []).map(\.text).joined(separator: "\n"),
            applePage: symbol.location.flatMap { comments.applePage(file: $0.uri, line: $0.position.line) })
    }
}
