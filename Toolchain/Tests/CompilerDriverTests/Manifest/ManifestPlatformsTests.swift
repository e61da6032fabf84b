import Testing
import Translator

@testable import CompilerDriver

@Suite struct ManifestPlatformsTests {
    private func rewrite(_ text: String) -> String {
        let source = SourceFile(path: "/Package.swift", bytes: Array(text.utf8))
        let rewritten = RewrittenSource(source, edits: ManifestPlatforms.edits(for: source.bytes))
        return String(decoding: rewritten.text ?? source.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        (".define(\"X\", .when(platforms: [.iOS]))", ".define(\"X\", .when(platforms: [.iOS, .linux]))"),
        (".when(platforms: [ .macOS, .iOS ])", ".when(platforms: [ .macOS, .iOS, .linux ])"),
        (
            "let apple: [Platform] = [\n    .iOS, // phones\n    .tvOS,\n]",
            "let apple: [Platform] = [\n    .iOS, .linux, // phones\n    .tvOS,\n]"
        ),
    ])
    func iOSMeansThisMachineToo(given: String, expected: String) {
        #expect(rewrite(given) == expected)
    }

    @Test(arguments: [
        "platforms: [.iOS(.v15), .macOS(.v12)]", ".when(platforms: [.linux, .iOS])", ".when(platforms: [.macOS])", "let x = [.iOS, .other]",
        "[",
    ])
    func leavesTheRestAlone(text: String) {
        #expect(rewrite(text) == text)
    }
}
