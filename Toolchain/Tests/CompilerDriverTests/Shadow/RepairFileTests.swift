import Testing
import Translator

@testable import CompilerDriver

@Suite struct RepairFileTests {
    private let folder = TemporaryFolder()

    private var path: String { folder.path + "/repairs.json" }

    private func sources(_ text: String) -> [SourceFile] { [SourceFile(path: "/a.swift", bytes: Array(text.utf8))] }

    private func repair(_ line: Int) -> Repair { Repair(path: "/a.swift", line: line, member: "m") }

    @Test func remembersAcrossBuilds() throws {
        var file = RepairFile(path: path, sources: sources("x.m\n"))
        #expect(try file.add([repair(1)], sources: sources("x.m\n")))
        #expect(RepairFile(path: path, sources: sources("x.m\n")).repairs == [repair(1)])
    }

    @Test func saysWhetherAnythingIsNew() throws {
        var file = RepairFile(path: path, sources: sources("x.m"))
        #expect(try file.add([repair(1)], sources: sources("x.m")))
        #expect(try !file.add([repair(1)], sources: sources("x.m")))
        #expect(try !file.add([], sources: sources("x.m")))
    }

    @Test func moveWithTheirLines() throws {
        var file = RepairFile(path: path, sources: sources("x.m\ny"))
        _ = try file.add([repair(1)], sources: sources("x.m\ny"))
        #expect(RepairFile(path: path, sources: sources("new\nx.m\ny")).repairs == [repair(2)])
    }

    @Test func goWithTheirLines() throws {
        var file = RepairFile(path: path, sources: sources("x.m"))
        _ = try file.add([repair(1)], sources: sources("x.m"))
        #expect(RepairFile(path: path, sources: sources("x.other")).repairs.isEmpty)
        #expect(RepairFile(path: path, sources: []).repairs.isEmpty)
    }

    @Test func aDamagedFileIsForgotten() {
        folder.write("[{", to: "repairs.json")
        #expect(RepairFile(path: path, sources: sources("x.m")).repairs.isEmpty)
    }
}
