import Foundation
import Translator

/// One call of the compiler for a package manifest, when `SWIFT_EXEC_MANIFEST` names the driver.
struct ManifestCompilation {
    let compiler: RealCompiler
    let arguments: CompilerArguments
    let environment: DriverEnvironment

    func run() throws(DriverError) -> Int32 {
        let manifests = arguments.sources.compactMap { path in
            AtomicFile.read(contentsPath(of: path)).map { bytes in
                RewrittenSource(SourceFile(path: path, bytes: bytes), edits: edits(for: bytes, at: path))
            }
        }
        guard manifests.contains(where: { $0.text != nil }) else {
            try ChildProcess(path: compiler.path, arguments: arguments.original).replaceThisProcess()
        }
        let shadow = try ShadowFolder(outputFileMap: nil)
        defer { shadow.removeIfTemporary() }
        try shadow.store(manifests) { _ in }

        let process = ChildProcess(path: compiler.path, arguments: arguments.original + ["-vfsoverlay", shadow.overlay])
        Console.logCommand(process, environment)
        let output = CompilerOutput(mapper: DiagnosticMapper(manifests), isParseable: false)
        let status = try process.run { stream, piece in output.receive(piece, from: stream) }
        output.finish()
        output.printHeldBack()
        return status
    }

    private func edits(for manifest: [UInt8], at path: String) -> [Edit] {
        let folder = (path as NSString).deletingLastPathComponent
        let edits = ManifestPlatforms.edits(for: manifest) + ManifestResources.edits(for: manifest, packageFolder: folder)
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The package manager may itself lay another text over the manifest, in a description such as ours.
    private func contentsPath(of path: String) -> String {
        guard let overlay = arguments.path(of: "-vfsoverlay").flatMap(AtomicFile.read),
            let description = try? JSONDecoder().decode(Description.self, from: Data(overlay))
        else { return path }
        return description.roots.last { $0.name == path }?.contents ?? path
    }

    private struct Description: Decodable {
        struct Root: Decodable {
            let name: String
            let contents: String?

            enum CodingKeys: String, CodingKey {
                case name
                case contents = "external-contents"
            }
        }

        let roots: [Root]
    }
}
