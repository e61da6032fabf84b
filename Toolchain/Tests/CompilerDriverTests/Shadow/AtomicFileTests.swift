import Foundation
import Testing

@testable import CompilerDriver

@Suite struct AtomicFileTests {
    private let folder = TemporaryFolder()

    @Test func writesOnlyWhatChanges() throws {
        let path = folder.path + "/file"
        #expect(try AtomicFile.write([1, 2], to: path))
        let state = FileState(path: path)
        #expect(try !AtomicFile.write([1, 2], to: path))
        #expect(FileState(path: path) == state)
        #expect(try AtomicFile.write([3], to: path))
        #expect(AtomicFile.read(path) == [3])
    }

    @Test func leavesNothingElseBehind() throws {
        try AtomicFile.write([1], to: folder.path + "/file")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test func afterAFailureTheOldContentIsThereAndNothingHalfWritten() throws {
        // A folder cannot be replaced by a file.
        let path = folder.path + "/taken"
        folder.write("x", to: "taken/inside")
        #expect(throws: DriverError.self) { try AtomicFile.write([1], to: path) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
    }

    @Test func readsNothingButFiles() {
        #expect(AtomicFile.read(folder.path) == nil)
        #expect(AtomicFile.read(folder.path + "/none") == nil)
        #expect(AtomicFile.read(folder.write("", to: "empty")) == [])
    }

    @Test func readersAlwaysSeeAWholeFile() async throws {
        let path = folder.path + "/file"
        let texts = [[UInt8](repeating: 1, count: 100_000), [UInt8](repeating: 2, count: 50_000)]
        try AtomicFile.write(texts[0], to: path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for round in 0..<50 { try AtomicFile.write(texts[round % 2], to: path) }
            }
            group.addTask {
                for _ in 0..<50 { #expect(AtomicFile.read(path).map(texts.contains) == true) }
            }
            try await group.waitForAll()
        }
    }
}
