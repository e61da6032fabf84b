import Testing
import Translator

@testable import CompilerDriver

@Suite struct ManifestResourcesTests {
    private let folder = TemporaryFolder()

    /// The rewritten form of a target in a manifest.
    private func rewrite(_ target: String) -> String {
        let start = "let package = Package(targets: [", end = "])"
        return String(rewrite(manifest: start + target + end).dropFirst(start.count).dropLast(end.count))
    }

    private func rewrite(manifest text: String) -> String {
        let source = SourceFile(path: "/Package.swift", bytes: Array(text.utf8))
        let rewritten = RewrittenSource(source, edits: ManifestResources.edits(for: source.bytes, packageFolder: folder.path))
        return String(decoding: rewritten.text ?? source.bytes, as: UTF8.self)
    }

    private func addCatalog(to path: String) {
        folder.write("{}", to: path + "/Assets.xcassets/Contents.json")
    }

    @Test(arguments: [
        (".target(name: \"A\")", ".target(name: \"A\", resources: [.process(\"Assets.xcassets\")])"),
        (".target(\n  name: \"A\",\n)", ".target(\n  name: \"A\", resources: [.process(\"Assets.xcassets\")],\n)"),
        (
            ".target(name: \"A\", swiftSettings: [])", ".target(name: \"A\", resources: [.process(\"Assets.xcassets\")], swiftSettings: [])"
        ),
        (
            ".target(name: \"A\", resources: [.copy(\"x\")])",
            ".target(name: \"A\", resources: [.copy(\"x\"), .process(\"Assets.xcassets\")])"
        ),
        (".target(name: \"A\", resources: [])", ".target(name: \"A\", resources: [.process(\"Assets.xcassets\")])"),
    ])
    func anUndeclaredCatalogBecomesAResource(given: String, expected: String) {
        addCatalog(to: "Sources/A")
        #expect(rewrite(given) == expected)
    }

    @Test(arguments: [
        ".target(name: \"A\", resources: [.process(\"Assets.xcassets\")])",
        ".target(name: \"A\", exclude: [\"Assets.xcassets\"])",
        ".target(name: \"A\", exclude: [\"./Assets.xcassets\"])",
        ".target(name: \"A\", resources: shared)",
        ".target(name: \"A\", path: folder)",
        ".target(name: \"B\")",
        ".binaryTarget(name: \"A\", path: \"A\")",
    ])
    func leavesTheRestAlone(text: String) {
        addCatalog(to: "Sources/A")
        #expect(rewrite(text) == text)
    }

    @Test func aDependencyIsNoTarget() {
        addCatalog(to: "Sources/A")
        let text =
            "let x: [Target.Dependency] = [.target(name: \"A\")]; _ = Target.target(name: \"B\", dependencies: [.target(name: \"A\")])"
        #expect(rewrite(manifest: text) == text)
    }

    @Test func filesInADeclaredFolderAreDeclared() {
        addCatalog(to: "Sources/A/Resources")
        let text = ".target(name: \"A\", resources: [.process(\"Resources\")])"
        #expect(rewrite(text) == text)
    }

    @Test func findsAllKindsInSubfolders() {
        addCatalog(to: "Code/Look")
        folder.write("", to: "Code/View.xib")
        folder.write("", to: "Code/Model.xcdatamodeld/Model.xcdatamodel/contents")
        folder.write("", to: "Code/Main.storyboard")
        folder.write("", to: "Code/.hidden/Hidden.xib")
        folder.write("", to: "Code/View.swift")
        let expected = ["Look/Assets.xcassets", "Main.storyboard", "Model.xcdatamodeld", "View.xib"].map { ".process(\"\($0)\")" }
        #expect(
            rewrite(".target(name: \"A\", path: \"Code\")")
                == ".target(name: \"A\", path: \"Code\", resources: [\(expected.joined(separator: ", "))])")
    }

    /// The package manager would refuse the manifest.
    @Test(arguments: [("5.0", false), ("5.2", false), ("5.3", true), ("5.10", true), ("6.0.1", true)])
    func aManifestOfOlderToolsHasNoResources(version: String, hasResources: Bool) {
        addCatalog(to: "Sources/A")
        let manifest = "// swift-tools-version:\(version)\nlet package = Package(targets: [.target(name: \"A\")])"
        #expect(rewrite(manifest: manifest).contains("resources:") == hasResources)
    }
}
