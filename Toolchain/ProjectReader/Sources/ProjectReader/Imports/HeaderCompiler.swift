import Foundation

/// Asks the compiler which headers are no C by themselves: they name types of Apple's frameworks, or of headers that are not here.
///
/// It is given only text, from which all imports but those of the C library have been taken.
package struct HeaderCompiler: Sendable {
    /// In seconds; more than any header is worth.
    private static let longest = 20.0
    private let clang: String

    /// - Parameter clang: the path of the C compiler.
    package init(clang: String) { self.clang = clang }

    /// The files with errors, and the first one of each; empty where the compiler cannot be run.
    func errors(in text: String) -> [String: String] {
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("header-\(UUID().uuidString).c")
        guard (try? Data(text.utf8).write(to: source)) != nil else { return [:] }
        defer { try? FileManager.default.removeItem(at: source) }
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: clang)
        process.arguments = [
            "-x", "c", "-fsyntax-only", "-w", "-fno-caret-diagnostics", "-ferror-limit=0", "-fno-color-diagnostics", source.path,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        guard (try? process.run()) != nil else { return [:] }
        let timeout = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest, execute: timeout)
        let messages = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        timeout.cancel()
        return Self.errors(inMessages: String(decoding: messages, as: UTF8.self))
    }

    /// `/path/File.h:12:3: error: unknown type name 'x'`
    private static func errors(inMessages text: String) -> [String: String] {
        var found: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.firstMatch(of: /^(.+?):\d+:\d+: (?:fatal )?error: (.*)$/) else { continue }
            let file = String(match.1)
            if found[file] == nil { found[file] = String(match.2) }
        }
        return found
    }
}

extension BridgingHeader {
    private static let mark = "#line 1 \""

    /// Without the headers that do not compile, which are among the unseen ones then. What they declared may be missed by others.
    func checked(by compiler: HeaderCompiler) -> BridgingHeader {
        var header = self
        while !header.text.isEmpty {
            let errors = compiler.errors(in: header.text)
            let pieces = header.pieces
            let kept = pieces.filter { errors[$0.file] == nil }
            guard kept.count < pieces.count else { break }
            for piece in pieces where errors[piece.file] != nil {
                let name = (piece.file as NSString).lastPathComponent
                if !header.unseen.contains(where: { $0.name == name }) { header.unseen.append(UnseenHeader(name: name, types: [])) }
            }
            header.text = kept.map(\.text).joined()
        }
        return header
    }

    /// The headers one by one, with the lines that name their files.
    private var pieces: [(file: String, text: String)] {
        var pieces: [(file: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(Self.mark) {
                let path = line.dropFirst(Self.mark.count).dropLast()
                let file = path.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
                pieces.append((String(file), line + "\n"))
            } else if !pieces.isEmpty {
                pieces[pieces.count - 1].text += line + "\n"
            }
        }
        return pieces
    }
}
