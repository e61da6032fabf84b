import Foundation
import TestFiles
import Testing

@testable import UIKitDrive

struct MonkeyFolderTests {
    @Test("folders of processes that were killed go, those of others stay")
    func abandoned() throws {
        let folder = try TemporaryFolder()
        let root = URL(fileURLWithPath: folder.path)
        // A process that has ended has a number that nobody has, until it is given anew.
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/true")
        try ended.run()
        ended.waitUntilExit()
        let running = MonkeyFolder.url(of: getpid(), in: root)
        let abandoned = MonkeyFolder.url(of: ended.processIdentifier, in: root)
        let other = root.appendingPathComponent("monkey-business")
        for url in [running, abandoned, other] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        MonkeyFolder.removeAbandoned(in: root)
        #expect(FileManager.default.fileExists(atPath: running.path))
        #expect(!FileManager.default.fileExists(atPath: abandoned.path))
        #expect(FileManager.default.fileExists(atPath: other.path))
        MonkeyFolder.removeAbandoned(in: root.appendingPathComponent("missing"))
    }
}
