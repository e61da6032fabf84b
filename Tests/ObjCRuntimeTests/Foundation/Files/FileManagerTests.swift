import Foundation
import ObjCRuntime
import Testing

struct FileManagerTests {
    private struct Form: Hashable { let files: FileManager }

    @Test("A manager of files is the same as itself alone, so that values that have one can be compared")
    func identity() {
        let other = FileManager()
        #expect(Form(files: .default) == Form(files: .default))
        #expect(Form(files: .default) != Form(files: other))
        #expect(Set([FileManager.default, other, other]).count == 2)
    }

    @Test("A promised file can be reached if it is there")
    func promises() throws {
        #expect(try FileManager.default.temporaryDirectory.checkPromisedItemIsReachable())
        #expect(throws: (any Error).self) { try URL(fileURLWithPath: "/nowhere/at/all").checkPromisedItemIsReachable() }
    }
}
