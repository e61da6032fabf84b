import Foundation
import Testing

@testable import CompilerDriver

@Suite struct OverlayTests {
    private struct Description: Decodable {
        let roots: [[String: String]]
    }

    @Test func namesTheOriginalAndTheContents() throws {
        var overlay = Overlay()
        overlay.replace(#"/a "b"\c/x.swift"#, by: "/shadow/x.swift")
        overlay.replace("/b/../y.swift", by: "/shadow/y.swift")
        let roots = try JSONDecoder().decode(Description.self, from: Data(overlay.text)).roots
        #expect(roots.map { $0["name"] } == [#"/a "b"\c/x.swift"#, "/y.swift"])
        #expect(roots.map { $0["external-contents"] } == ["/shadow/x.swift", "/shadow/y.swift"])
        #expect(roots.allSatisfy { $0["type"] == "file" })
    }

    @Test(arguments: [("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/../b", "/b"), ("/a//b/", "/a/b")])
    func removesDots(path: String, expected: String) {
        #expect(Overlay.withoutDots(path) == expected)
    }
}
