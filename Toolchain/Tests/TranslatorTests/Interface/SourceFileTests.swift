import Testing

@testable import Translator

@Suite struct SourceFileTests {
    private func file(_ text: String) -> SourceFile { SourceFile(path: "/A.swift", bytes: Array(text.utf8)) }

    @Test(arguments: [
        ("import UIKit", "import", true), ("import UIKit", "UIKit", true), ("aaab", "aab", true), ("abab", "abb", false), ("", "a", false),
        ("a", "ab", false), ("é", "é", true), ("a", "", false),
    ])
    func aTextIsFoundAnywhere(text: String, sought: String, isThere: Bool) {
        #expect(file(text).contains(sought) == isThere)
    }

    @Test func restsOfLinesBeginWithTheTextAndEndWithTheLine() {
        let file = file("a.f()\nb.f c.f\n.f")
        #expect(file.rests(from: ".f") == [".f()", ".f c.f", ".f", ".f"])
        #expect(file.rests(from: "g").isEmpty)
    }
}
