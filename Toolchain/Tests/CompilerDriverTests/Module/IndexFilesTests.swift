import Testing
import Translator

@testable import CompilerDriver

@Suite struct IndexFilesTests {
    private let folder = TemporaryFolder()

    private func writeIndex(of module: String, importing imports: String = "", to folderName: String) throws {
        let translator = Translator(options: TranslationOptions(moduleName: module), dependencies: [])
        folder.write("", to: "\(folderName)/\(module).swiftmodule")
        try translator.translate([SourceFile(path: "/\(module).swift", bytes: Array(imports.utf8))]).index.write(
            path: "\(folder.path)/\(folderName)/\(module).forasteroindex")
    }

    @Test func findsTheFirstOfAName() throws {
        try writeIndex(of: "A", to: "one")
        try writeIndex(of: "A", to: "two")
        try writeIndex(of: "B", to: "two")
        let files = IndexFiles(folders: ["one", "two", "none"].map { "\(folder.path)/\($0)" })
        #expect(files.paths == ["A": "\(folder.path)/one/A.forasteroindex", "B": "\(folder.path)/two/B.forasteroindex"])
        #expect(try files.load(reachedFrom: ["A", "B"], except: "A").map(\.moduleName) == ["B"])
    }

    @Test func readsWhatIsReachedByImportsAndNothingElse() throws {
        try writeIndex(of: "Bottom", to: "m")
        try writeIndex(of: "Middle", importing: "import Bottom\nimport Foundation", to: "m")
        try writeIndex(of: "Top", importing: "import Middle", to: "m")
        folder.write("", to: "m/Unrelated.swiftmodule")
        folder.write("left over from another translator", to: "m/Unrelated.forasteroindex")
        let files = IndexFiles(folders: [folder.path + "/m"])
        #expect(try files.load(reachedFrom: ["Top"], except: "App").map(\.moduleName) == ["Bottom", "Middle", "Top"])
        #expect(try files.load(reachedFrom: ["Foundation"], except: "App").isEmpty)
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
            folder.write("", to: "m/A.swiftmodule")
            let error = #expect(throws: DriverError.self) {
                try IndexFiles(folders: [folder.path + "/m"]).load(reachedFrom: ["A"], except: "")
            }
            #expect(error?.message.contains(path) == true)
            #expect(error?.description.contains("build the module again") == true)
            #expect(IndexFiles(folders: [folder.path + "/m"]).paths.isEmpty, "the next build makes the module anew")
        }
    }
}
