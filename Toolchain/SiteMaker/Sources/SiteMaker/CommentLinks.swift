import Foundation

/// Reads from sources the lines `// apple: https://…` above declarations, which no symbol graph has.
struct CommentLinks {
    private static let mark = "// apple: "
    private var files: [String: [Substring]] = [:]

    /// - Parameters:
    ///   - file: a file URL.
    ///   - line: that of the declaration, from 0.
    mutating func applePage(file: String, line: Int) -> String? {
        guard let path = URL(string: file)?.path else { return nil }
        if files[path] == nil {
            files[path] =
                (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        }
        guard let lines = files[path], line <= lines.count else { return nil }
        for above in lines[..<max(line, 0)].reversed() {
            let text = above.drop { $0 == " " }
            if text.hasPrefix(Self.mark) {
                let address = text.dropFirst(Self.mark.count).prefix { $0 != " " }
                return address.hasPrefix("https://developer.apple.com/") ? String(address) : nil
            }
            // Attributes and comments may be between.
            guard text.hasPrefix("@") || text.hasPrefix("//") else { return nil }
        }
        return nil
    }
}
