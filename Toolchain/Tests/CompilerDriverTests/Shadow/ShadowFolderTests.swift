import Foundation
import Testing
import Translator

@testable import CompilerDriver

@Suite struct ShadowFolderTests {
    private let folder = TemporaryFolder()

    private func shadow() throws -> ShadowFolder {
        try ShadowFolder(outputFileMap: folder.path + "/M.build/output-file-map.json")
    }

    /// A source in which the first character is replaced; unchanged for nil.
    private func source(_ path: String, _ replacement: String?) -> RewrittenSource {
        RewrittenSource(SourceFile(path: path, bytes: Array("abc".utf8)), edits: replacement.map { [Edit(range: 0..<1, text: $0)] } ?? [])
    }

    /// The sources that were said to change.
    private func store(_ sources: RewrittenSource...) throws -> [String] {
        var changed: [String] = []
        try shadow().store(sources) { changed.append($0) }
        return changed
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: shadow().path).sorted() }
    }

    @Test func holdsTheTranslationsBesideTheOutputFileMap() throws {
        #expect(try store(source("/a.swift", "X"), source("/b.swift", nil)) == ["/a.swift"])
        let translation = try shadow().translation(of: "/a.swift")
        #expect(translation.hasPrefix(folder.path + "/M.build/forastero/a-"))
        #expect(AtomicFile.read(translation) == Array("Xbc".utf8))
        #expect(try files == [(translation as NSString).lastPathComponent, "overlay.yaml"].sorted())
    }

    @Test func writesOnlyWhatChanges() throws {
        _ = try store(source("/a.swift", "X"), source("/b.swift", "X"))
        let state = FileState(path: try shadow().translation(of: "/a.swift"))
        #expect(try store(source("/a.swift", "X"), source("/b.swift", "Y")) == ["/b.swift"])
        #expect(FileState(path: try shadow().translation(of: "/a.swift")) == state)
    }

    @Test func aTranslationThatIsNoLongerNeededGoes() throws {
        _ = try store(source("/a.swift", "X"), source("/b.swift", "X"))
        #expect(try store(source("/a.swift", nil)) == ["/a.swift"])
        #expect(try files == ["overlay.yaml"])
    }

    @Test func sourcesOfOneNameDoNotCollide() throws {
        let shadow = try shadow()
        #expect(shadow.translation(of: "/a/View.swift") != shadow.translation(of: "/b/View.swift"))
    }

    @Test func theObjectFileGoesBeforeTheTranslationChanges() throws {
        _ = try store(source("/a.swift", "X"))
        let shadow = try shadow()
        try shadow.store([source("/a.swift", "Y")]) { path in
            #expect(AtomicFile.read(shadow.translation(of: path)) == Array("Xbc".utf8))
        }
    }

    @Test func withoutAMapTheFolderIsTemporary() throws {
        let shadow = try ShadowFolder(outputFileMap: nil)
        #expect(FileManager.default.isFolder(shadow.path))
        shadow.removeIfTemporary()
        #expect(!FileManager.default.isFolder(shadow.path))
        try self.shadow().removeIfTemporary()
        #expect(FileManager.default.isFolder(folder.path + "/M.build/forastero"))
    }

    @Test func aFolderThatCannotBeMadeIsAnError() {
        folder.write("", to: "M.build")
        #expect(throws: DriverError.self) { try shadow() }
    }
}
