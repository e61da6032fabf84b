import Testing
import Translator

@testable import CompilerDriver

@Suite struct IndexFilesTests {
    private let folder = TemporaryFolder()

    private func writeIndex(of module: String, to folderName: String) throws {
        let translator = Translator(options: TranslationOptions(moduleName: module), dependencies: [])
        folder.write("", to: "\(folderName)/\(module).swiftmodule")
        try translator.translate([]).index.write(path: "\(folder.path)/\(folderName)/\(module).forasteroindex")
    }

    @Test func findsTheFirstOfAName() throws {
        try writeIndex(of: "A", to: "one")
        try writeIndex(of: "A", to: "two")
        try writeIndex(of: "B", to: "two")
        let files = IndexFiles(folders: ["one", "two", "none"].map { "\(folder.path)/\($0)" })
        #expect(files.paths == ["A": "\(folder.path)/one/A.forasteroindex", "B": "\(folder.path)/two/B.forasteroindex"])
        #expect(try files.load(except: "A").map(\.moduleName) == ["B"])
    }

    @Test func anIndexWithoutItsModuleDoesNotCount() {
        folder.write("left over", to: "A.forasteroindex")
        #expect(IndexFiles(folders: [folder.path]).paths.isEmpty)
    }

    @Test func aDamagedIndexIsAnErrorThatNamesTheFile() throws {
        try writeIndex(of: "A", to: "m")
        let path = folder.path + "/m/A.forasteroindex"
        let whole = try #require(AtomicFile.read(path))
        for bytes in [[], Array("nonsense".utf8), Array(whole.dropLast()), whole.dropLast() + [whole.last! ^ 1]] {
            try AtomicFile.write(bytes, to: path)
            let error = #expect(throws: DriverError.self) { try IndexFiles(folders: [folder.path + "/m"]).load(except: "") }
            #expect(error?.message.contains(path) == true)
            #expect(error?.description.contains("build the module again") == true)
        }
    }
}
