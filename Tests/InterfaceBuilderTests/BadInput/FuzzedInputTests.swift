import Foundation
import Testing

@testable import InterfaceBuilder

/// What the fuzzers begin with, and what they found: each of these files once made a reader stop, hang or ask for much memory.
struct FuzzedInputTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fuzzing")

    private static func files(in name: String) -> [URL] {
        let files = FileManager.default.enumerator(at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }

    @Test("Every input of the corpus is read by the reader that it is meant for")
    func corpus() throws {
        let files = Self.files(in: "Corpus")
        #expect(files.count >= 5)
        for file in files {
            let bytes = try Data(contentsOf: file)
            if file.pathExtension == "storyboard" {
                let storyboard = try StoryboardDocument(bytes, file: file.lastPathComponent)
                for id in storyboard.sceneIDs { _ = storyboard.scene(id).map(storyboard.lowered) }
            } else {
                #expect(try !NibSource.read(bytes, file: file.lastPathComponent).graph.list(.topLevelObjects).isEmpty)
            }
        }
    }

    @Test("Every finding of the fuzzers loads or is refused")
    func findings() throws {
        for file in Self.files(in: "Findings") {
            let bytes = try Data(contentsOf: file)
            _ = try? NibSource.read(bytes, file: file.lastPathComponent)
            guard let storyboard = try? StoryboardDocument(bytes, file: file.lastPathComponent) else { continue }
            for id in storyboard.sceneIDs { _ = storyboard.scene(id).map(storyboard.lowered) }
        }
    }
}
