import Testing

@testable import CompilerDriver

@Suite struct WholeModuleTests {
    private let folder = TemporaryFolder()
    private var byFiles: String {
        "-module-name M -c A.swift -incremental -enable-batch-mode -Onone -output-file-map map.json -emit-module "
            + "-emit-module-path \(folder.path)/M.swiftmodule -j2"
    }

    private func rewrite(_ text: String, isLeaf: Bool = false) -> [String] {
        let arguments = text.split(separator: " ").map(String.init)
        return WholeModule(CompilerArguments(arguments), isLeaf: isLeaf).rewrite(arguments)
    }

    @Test func aModuleThatWasNeverBuiltIsCompiledByOneProcess() {
        let arguments = rewrite(byFiles)
        #expect(arguments.suffix(3) == ["-whole-module-optimization", "-num-threads", "2"])
        #expect(!arguments.contains("-incremental") && !arguments.contains("-enable-batch-mode"))
        #expect(!arguments.contains("-no-emit-module-separately-wmo"))
        #expect(rewrite(byFiles, isLeaf: true) == arguments + ["-no-emit-module-separately-wmo"])
    }

    @Test func aModuleThatIsThereIsCompiledByFiles() {
        folder.write("", to: "M.swiftmodule")
        #expect(rewrite(byFiles).joined(separator: " ") == byFiles)
    }

    @Test(arguments: [("-Onone", "-O"), (" -output-file-map map.json", ""), ("-enable-batch-mode", "-whole-module-optimization")])
    func whatIsNoDebugBuildByFilesStays(part: String, other: String) {
        let arguments = byFiles.replacing(part, with: other)
        #expect(rewrite(arguments).joined(separator: " ") == arguments)
    }
}
