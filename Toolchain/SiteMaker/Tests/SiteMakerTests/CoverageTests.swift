import Foundation
import Testing

@testable import SiteMaker

struct CoverageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func emptyLibrary() throws -> Library {
        let graphs = folder.appendingPathComponent("graphs")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        return try Library(graphs: graphs)
    }

    @Test("A line that is no name and number is told by file and line")
    func badLine() throws {
        try write("type,repositories\nUIView,78\nUIWindow\n", to: "types.csv")
        try write("member,repositories\n", to: "members.csv")
        let error = #expect(throws: SiteError.self) { try Coverage(demand: folder, library: emptyLibrary()) }
        #expect(error?.description.hasSuffix("types.csv:3: this is not a name and a number: UIWindow") == true)
    }

    @Test("The share counts uses, not names")
    func share() {
        let rows = [
            Coverage.Row(name: "A", repositories: 30, isDeclared: true), Coverage.Row(name: "B", repositories: 10, isDeclared: false),
        ]
        #expect(Coverage.share(of: rows) == 75)
        #expect(Coverage.share(of: []) == 100)
    }

    @Test("Nothing is written outside of the site", arguments: ["../x.html", "a/../../x.html"])
    func outside(_ path: String) {
        let site = SiteFolder(folder.appendingPathComponent("site"))
        #expect(throws: SiteError.self) { try site.write(path, "") }
    }
}
