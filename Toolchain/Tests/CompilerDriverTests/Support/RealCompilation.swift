import Foundation
import Translator

@testable import CompilerDriver

/// Runs the real compiler over a rewritten source, and maps what it says.
struct RealCompilation {
    static let compiler = try! RealCompiler.find(.current)

    let folder = TemporaryFolder()
    var options: [String] = []

    /// The compiler's diagnostics of a source when it sees another text in its place, mapped back.
    func output(of text: String, edits: [Edit]) throws -> String {
        let path = folder.write(text, to: "a.swift")
        return try output(of: [RewrittenSource(SourceFile(path: path, bytes: Array(text.utf8)), edits: edits)])
    }

    func output(of sources: [RewrittenSource]) throws -> String {
        let shadow = try ShadowFolder(outputFileMap: folder.path + "/build/map.json")
        try shadow.store(sources) { _ in }
        var printed: [UInt8] = []
        let output = CompilerOutput(mapper: DiagnosticMapper(sources), isParseable: options.contains("-parseable-output")) { bytes, _ in
            printed += bytes
        }
        let process = ChildProcess(
            path: Self.compiler.path, arguments: ["-typecheck", "-vfsoverlay", shadow.overlay] + options + sources.map(\.path))
        _ = try process.run { stream, bytes in output.receive(bytes, from: stream) }
        output.finish()
        output.printHeldBack()
        return String(decoding: printed, as: UTF8.self)
    }

    /// The compiler's diagnostics of the source itself.
    func plainOutput(of text: String) throws -> String {
        try output(of: text, edits: [])
    }
}

extension String {
    /// The edit that replaces the only occurrence of a piece.
    func replacing(only piece: String, by text: String) -> Edit {
        let range = firstRange(of: piece)!
        let start = utf8.distance(from: startIndex, to: range.lowerBound)
        return Edit(range: start..<(start + piece.utf8.count), text: text)
    }

    /// The edit that puts text before the first occurrence of a piece.
    func inserting(_ text: String, before piece: String) -> Edit {
        let edit = replacing(only: piece, by: text)
        return Edit(range: edit.range.lowerBound..<edit.range.lowerBound, text: text)
    }
}
