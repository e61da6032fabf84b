import Foundation

/// Gathers what a bridging header imports, header by header, each once.
///
/// The compiler is given one text without any import of the project's own, so that it reads no file that a project from the net names.
struct BridgingHeaderReader {
    /// Finds a header by the name in an import, beside the file that imports it; nil where there is none.
    private let find: (_ name: String, _ importer: String) throws(ProjectError) -> String?
    private var header = BridgingHeader()
    private var seen: Set<String> = []

    /// Headers count on what each of Apple's frameworks brings.
    private static let frameworkTypes = "#line 1 \"frameworks\"\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"

    /// More headers than any project shows to Swift.
    private static let limit = 500

    static func read(
        _ file: String, find: @escaping (_ name: String, _ importer: String) throws(ProjectError) -> String?
    ) throws(ProjectError) -> BridgingHeader {
        var reader = BridgingHeaderReader(find: find)
        reader.header.text = try reader.text(of: file)
        if reader.header.text.allSatisfy(\.isWhitespace) {
            reader.header.text = ""
        } else if !reader.header.modules.isEmpty {
            reader.header.text = frameworkTypes + reader.header.text
        }
        return reader.header
    }

    private init(find: @escaping (_ name: String, _ importer: String) throws(ProjectError) -> String?) {
        self.find = find
    }

    /// The declarations of a header behind those of what it imports; empty for one that was there before, or that is no plain C.
    private mutating func text(of file: String) throws(ProjectError) -> String {
        guard seen.count < Self.limit, seen.insert(file).inserted else { return "" }
        var imported = "", own: [String] = []
        let content = HeaderLines.read(try FileSystem.read(file, atMost: 1 << 20))
        for line in content {
            switch line {
            case .directive("import", let rest), .directive("include", let rest):
                let (text, kept) = try take(rest, in: file)
                imported += text
                own.append(kept)
            case .directive(let name, let rest): own.append("#\(name) \(rest)")
            case .code(let text): own.append(text.hasPrefix("@import ") ? take(module: text) : text)
            }
        }
        let lines = PlainC.lines(own)
        if lines == nil {
            header.unseen.append(UnseenHeader(name: (file as NSString).lastPathComponent, types: UnseenHeader.types(in: content)))
        }
        return imported + (lines.map { Self.marked($0, file) } ?? "")
    }

    /// - Returns: the declarations of a header of the project's own, and what stays of the line.
    private mutating func take(_ rest: String, in file: String) throws(ProjectError) -> (text: String, kept: String) {
        if let own = rest.wholeMatch(of: /"([^"]+)".*/) {
            let name = String(own.1)
            guard let found = try find(name, file) else {
                header.unseen.append(UnseenHeader(name: name, types: []))
                return ("", "")
            }
            return (try text(of: found), "")
        }
        guard let system = rest.wholeMatch(of: /<([^<>]+)>.*/) else { return ("", "#error") }
        let name = String(system.1)
        if PlainC.headers.contains(name) { return ("", "#include <\(name)>") }
        add(name == "sqlite3.h" ? "SQLite3" : String(name.prefix { $0 != "/" && $0 != "." }))
        return ("", "")
    }

    /// `@import Module;`
    private mutating func take(module line: String) -> String {
        guard let match = line.firstMatch(of: /^@import\s+([A-Za-z_][A-Za-z_0-9]*)[A-Za-z_0-9.]*\s*;\s*$/) else { return line }
        add(String(match.1))
        return ""
    }

    private mutating func add(_ module: String) {
        guard !module.isEmpty, module.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
            !header.modules.contains(module)
        else { return }
        header.modules.append(module)
    }

    /// With the location of its first line, which messages of the compiler name.
    private static func marked(_ lines: [String], _ file: String) -> String {
        guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
        let path = file.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "#line 1 \"\(path)\"\n" + lines.joined(separator: "\n") + "\n"
    }
}
