import Foundation
import ObjCRuntime
import TestFiles
import Testing

struct FileWrapperTests {
    @Test func aFolderIsReadAndWrittenWithAllThatIsInIt() throws {
        let folder = try TemporaryFolder()
        try folder.write("one", to: "in/a.txt")
        try folder.write("two", to: "in/deep/b.txt")
        let wrapper = try FileWrapper(url: URL(fileURLWithPath: folder.path("in")))
        #expect(wrapper.isDirectory)
        #expect(wrapper.filename == "in")
        #expect(Set(wrapper.fileWrappers?.keys.map { $0 } ?? []) == ["a.txt", "deep"])
        let out = URL(fileURLWithPath: folder.path("out"))
        try wrapper.write(to: out, options: .atomic, originalContentsURL: nil)
        #expect(try String(contentsOf: out.appendingPathComponent("deep/b.txt"), encoding: .utf8) == "two")
        try folder.write("three", to: "in/a.txt")
        try FileWrapper(url: URL(fileURLWithPath: folder.path("in"))).write(to: out, options: .atomic, originalContentsURL: nil)
        #expect(try String(contentsOf: out.appendingPathComponent("a.txt"), encoding: .utf8) == "three")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["in", "out"])
    }

    @Test func namesInAFolderAreFree() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a") == "a")
        let second = FileWrapper(regularFileWithContents: Data("x".utf8))
        second.preferredFilename = "a"
        let name = folder.addFileWrapper(second)
        #expect(name != "a")
        #expect(folder.keyForChildFileWrapper(second) == name)
        folder.removeFileWrapper(second)
        #expect(folder.fileWrappers?.count == 1)
        #expect(folder.keyForChildFileWrapper(second) == nil)
    }

    @Test func aFileThatIsNotThereThrows() {
        #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/nowhere/at/all")) }
    }

    @Test func aFileHasNoChildren() async {
        await #expect(processExitsWith: .failure) {
            FileWrapper(regularFileWithContents: Data()).removeFileWrapper(FileWrapper(regularFileWithContents: Data()))
        }
    }
}
