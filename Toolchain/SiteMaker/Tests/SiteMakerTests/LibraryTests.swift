import Foundation
import Testing

@testable import SiteMaker

struct LibraryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        let graphs = folder.appendingPathComponent("graphs")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("Knob.swift")
        try Data("/// A knob.\n// apple: https://developer.apple.com/knob\n@MainActor public class Knob {\n".utf8).write(to: source)
        let knob = Self.symbol("k", "class", ["Knob"], comment: "A knob with a ``value``.", file: source, line: 2)
        let control = Self.symbol("c", "class", ["Control"])
        let value = Self.symbol("v", "property", ["Knob", "value"])
        try Self.write([knob, value], [("k", "c", "inheritsFrom")], to: graphs.appendingPathComponent("UIKitControls.symbols.json"))
        try Self.write([control], [], to: graphs.appendingPathComponent("UIKitCore.symbols.json"))
        let turn = Self.symbol("t", "method", ["Knob", "turn(by:)"], comment: "Turns it.")
        try Self.write([turn], [], to: graphs.appendingPathComponent("UIKitText@UIKitControls.symbols.json"))
    }

    private static func symbol(
        _ id: String, _ kind: String, _ path: [String], comment: String? = nil, file: URL? = nil, line: Int = 0
    ) -> [String: Any] {
        var symbol: [String: Any] = [
            "kind": ["identifier": "swift." + kind, "displayName": kind], "identifier": ["precise": id], "pathComponents": path,
            "declarationFragments": [["spelling": "\(kind) \(path.last ?? "")"]],
        ]
        if let comment { symbol["docComment"] = ["lines": [["text": comment]]] }
        if let file { symbol["location"] = ["uri": file.absoluteString, "position": ["line": line]] }
        return symbol
    }

    private static func write(_ symbols: [[String: Any]], _ relationships: [(String, String, String)], to file: URL) throws {
        let graph: [String: Any] = [
            "symbols": symbols,
            "relationships": relationships.map {
                ["source": $0.0, "target": $0.1, "kind": $0.2, "targetFallback": "UIKitCore.Control"]
            },
        ]
        try JSONSerialization.data(withJSONObject: graph).write(to: file)
    }

    private func library() throws -> Library { try Library(graphs: folder.appendingPathComponent("graphs")) }

    @Test("Modules of which UIKit is made are one framework, and what a module adds to another's type stands with the type")
    func merges() throws {
        let library = try library()
        #expect(library.frameworks.keys.sorted() == ["UIKit"])
        #expect(library.frameworks["UIKit"]?.members["Knob"]?.map(\.name).sorted() == ["turn(by:)", "value"])
        #expect(library.frameworks["UIKit"]?.superclasses["Knob"] == "Control")
    }

    @Test("What has no comment is counted")
    func counts() throws {
        let library = try library()
        #expect(library.documented == 2)
        #expect(library.undocumented == 2)
    }

    @Test("Apple's page is read from the source above the declaration")
    func applePage() throws {
        #expect(try library().frameworks["UIKit"]?.types["Knob"]?.applePage == "https://developer.apple.com/knob")
    }

    @Test("The page of a type has its members, and links in its comment lead to them")
    func page() throws {
        let site = folder.appendingPathComponent("site")
        try APIPages(library: library()).write(to: SiteFolder(site))
        let page = try String(contentsOf: site.appendingPathComponent("api/UIKit/Knob.html"), encoding: .utf8)
        #expect(page.contains("<a href=\"../../api/UIKit/Knob.html#value\"><code>value</code></a>"))
        #expect(page.contains("Inherits from <a href=\"../../api/UIKit/Control.html\">Control</a>"))
        #expect(page.contains("<section id=\"turn(by:)\">"))
    }

    @Test("A damaged symbol graph is an error, not an empty site")
    func damaged() throws {
        try Data("{".utf8).write(to: folder.appendingPathComponent("graphs/Broken.symbols.json"))
        #expect(throws: (any Error).self) { try library() }
    }
}
