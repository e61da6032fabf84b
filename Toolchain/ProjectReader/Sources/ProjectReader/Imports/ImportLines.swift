import Foundation

/// The modules that a Swift file imports, by its lines; comments and texts of several lines may show others, too.
package enum ImportLines {
    package static func modules(in bytes: [UInt8]) -> Set<String> { Set(lines(in: bytes).map(\.module)) }

    /// With the number of each line, from 1.
    package static func lines(in bytes: [UInt8]) -> [(module: String, line: Int)] {
        var found: [(String, Int)] = [], number = 0, isComment = false
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            if isComment {
                isComment = !contains(line, "*/")
                continue
            }
            let code = line.drop { $0 == 0x20 || $0 == 0x09 }
            if code.starts(with: "/*".utf8) { isComment = !contains(code, "*/") }
            guard let first = code.first,
                first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p") || first == UInt8(ascii: "f")
            else { continue }
            if let module = module(of: String(decoding: code.prefix(300), as: UTF8.self)) { found.append((module, number)) }
        }
        return found
    }

    private static func contains(_ line: ArraySlice<UInt8>, _ mark: String) -> Bool { line.firstRange(of: Array(mark.utf8)) != nil }

    private static func module(of line: String) -> String? {
        var words = line.prefix { $0 != ";" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
        while let word = words.first, word != "import" {
            guard word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word) else { return nil }
            words.removeFirst()
        }
        words = words.dropFirst()
        if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
        guard let name = words.first?.prefix(while: { $0 != "." && $0 != "/" }), !name.isEmpty else { return nil }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
    }

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
}
