import Foundation
import Translator

/// Collects what a package lacks, instead of stopping at it: `FORASTERO_EXPLAIN` names the file to which each module adds its lines.
///
/// A line has three fields, with tabs between them: `module` or `error`, the location as `file:line`, and the name of a missing module or the
/// compiler's message. Modules are compiled on in spite of errors, so that those above them are looked at too.
struct Explanation {
    let path: String
    /// The modules that the compiler did not find. Their imports are taken out of the sources.
    private(set) var missingModules: Set<String> = []
    private var output: [UInt8] = []

    /// Emits a module although some of it has no meaning.
    static let compilerOptions = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]

    init(path: String) {
        self.path = path
    }

    mutating func receive(_ bytes: ArraySlice<UInt8>) { output += bytes }

    /// Learns from the messages of an attempt.
    /// - Returns: whether modules are missing that were not known to be.
    mutating func learn() -> Bool {
        let before = missingModules.count
        for error in errors {
            guard let name = Self.missingModule(in: error.message) else { continue }
            missingModules.insert(name)
        }
        return missingModules.count > before
    }

    /// Adds what was found to the report.
    func write(sources: [SourceFile]) {
        var lines = Set(errors.filter { Self.missingModule(in: $0.message) == nil }.map { "error\t\($0.place)\t\($0.message)" })
        for source in sources where !missingModules.isEmpty { lines.formUnion(imports(in: source)) }
        guard !lines.isEmpty else { return }
        let text = lines.sorted().joined(separator: "\n") + "\n"
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        guard file >= 0 else { return }
        defer { close(file) }
        // One call, so that modules compiled side by side do not mix their lines.
        _ = text.utf8.withContiguousStorageIfAvailable { Foundation.write(file, $0.baseAddress, $0.count) }
    }

    /// A source that could not be compiled leaves an empty file, which build systems take for done.
    func touchObjects(of sources: [SourceFile], _ arguments: CompilerArguments) {
        let outputs = OutputFileMap(path: arguments.path(of: "-output-file-map")) { arguments.absolute($0) }
        for source in sources { outputs.touchObject(of: source.path) }
    }

    private func imports(in source: SourceFile) -> [String] {
        guard !ImportScanner.modules(importedBy: source).isDisjoint(with: missingModules) else { return [] }
        return String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
            number, line in
            let names = ImportScanner.modules(importedBy: SourceFile(path: "", bytes: Array(line.utf8) + [0x0A]))
            return names.intersection(missingModules).map { "module\t\(source.path):\(number + 1)\t\($0)" }
        }
    }

    private var errors: [(place: String, message: String)] {
        String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(\/.+):([0-9]+):[0-9]+: error: (.*)/) else { return nil }
            return ("\(match.1):\(match.2)", String(match.3))
        }
    }

    private static func missingModule(in message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "no such module " else { return nil }
        // Of a submodule the root is meant.
        return String(parts[1].prefix { $0 != "." })
    }
}
