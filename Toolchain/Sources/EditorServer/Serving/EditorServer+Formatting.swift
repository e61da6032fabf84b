import CompilerDriver
import Foundation

extension EditorServer {
    /// The layout is that of the source, which the language server does not see: the toolchain's formatter gets it from here.
    func format(_ message: JSON) {
        let params = message["params"] ?? [:]
        guard let id = message["id"], let uri = params["textDocument"]?["uri"]?.string, let document = documents[uri],
            let path = document.path,
            store?.translates(path) ?? false
        else { return forward(message) }
        let lines = TextLines(document.bytes)
        var arguments = ["format", "--assume-filename", path] + Self.layout(params["options"] ?? [:], of: path)
        if let start = Position(params["range"]?["start"]), let end = Position(params["range"]?["end"]) {
            arguments += ["--offsets", "\(lines.offset(of: start)):\(max(lines.offset(of: end), lines.offset(of: start)))"]
        }
        let program = installation.formatter
        let client = client
        let options = arguments
        DispatchQueue.global().async {
            guard let output = Self.run(program, options, input: lines.bytes) else {
                return client.send(
                    Self.answer(id, ["error": ["code": -32803, "message": "the file has errors that keep it from being formatted"]]))
            }
            client.send(Self.answer(id, ["result": .array(LineEdits.make(from: lines, to: output))]))
        }
    }

    /// The editor's indentation, unless the project says how it is laid out.
    private static func layout(_ options: JSON, of path: String) -> [String] {
        var folder = (path as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/.swift-format") { return [] }
            folder = (folder as NSString).deletingLastPathComponent
        }
        let width = options["tabSize"]?.int ?? 4
        let indentation: JSON = options["insertSpaces"]?.bool == false ? ["tabs": 1] : ["spaces": .int(width)]
        let configuration: JSON = ["version": 1, "tabWidth": .int(width), "indentation": indentation]
        return ["--configuration", String(decoding: configuration.text, as: UTF8.self)]
    }

    private static func run(_ program: String, _ arguments: [String], input: [UInt8]) -> [UInt8]? {
        let process = Process(), source = Pipe(), result = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = source
        process.standardOutput = result
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        DispatchQueue.global().async {
            try? source.fileHandleForWriting.write(contentsOf: Data(input))
            try? source.fileHandleForWriting.close()
        }
        let output = result.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? [UInt8](output) : nil
    }
}

/// The edits, of whole lines, that make one text of another.
enum LineEdits {
    static func make(from old: TextLines, to new: [UInt8]) -> [JSON] {
        let before = lines(old.bytes), after = lines(new)
        let difference = after.difference(from: before)
        var removed: Set<Int> = [], inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var edits: [JSON] = []
        var (from, to, offset) = (0, 0, 0)
        while from < before.count || to < after.count {
            let start = offset
            var text: [UInt8] = []
            while removed.contains(from) || inserted.contains(to) {
                if removed.contains(from) {
                    offset += before[from].count
                    from += 1
                } else {
                    text += after[to]
                    to += 1
                }
            }
            if offset > start || !text.isEmpty {
                edits.append([
                    "range": Position.range(old.position(of: start), old.position(of: offset)),
                    "newText": .string(String(decoding: text, as: UTF8.self)),
                ])
            }
            if from < before.count { offset += before[from].count }
            from += 1
            to += 1
        }
        return edits
    }

    /// The lines with their ends.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}
