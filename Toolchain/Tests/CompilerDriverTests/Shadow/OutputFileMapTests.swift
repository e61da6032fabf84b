import Testing

@testable import CompilerDriver

@Suite struct OutputFileMapTests {
    private let folder = TemporaryFolder()

    private func map(_ json: String) -> OutputFileMap {
        let path = folder.write(json, to: "map.json"), root = folder.path
        return OutputFileMap(path: path) { $0.hasPrefix("/") ? $0 : root + "/" + $0 }
    }

    @Test func removesTheObjectOfASource() {
        folder.write("", to: "a.o")
        folder.write("", to: "b.o")
        map(#"{"/a.swift":{"object":"a.o","swift-dependencies":"a.swiftdeps"},"/b.swift":{"object":"b.o"}}"#).removeObject(of: "/a.swift")
        #expect(folder.read("a.o") == nil)
        #expect(folder.read("b.o") != nil)
    }

    @Test func completesRelativeSources() {
        folder.write("", to: "a.o")
        map(#"{"a.swift":{"object":"a.o"}}"#).removeObject(of: folder.path + "/a.swift")
        #expect(folder.read("a.o") == nil)
    }

    @Test func aMapForWholeModulesHasOneObject() {
        folder.write("", to: "M.o")
        map(#"{"":{"object":"M.o"},"/a.swift":{"swiftmodule":"x"}}"#).removeObject(of: "/a.swift")
        #expect(folder.read("M.o") == nil)
    }

    @Test(arguments: ["", "[]", "{", #"{"/a.swift":3}"#]) func aMapThatCannotBeReadIsTheCompilersAffair(json: String) {
        map(json).removeObject(of: "/a.swift")
    }
}
