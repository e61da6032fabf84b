import Foundation

/// A pattern for paths below a folder, as podspecs have them: `Sources/**/*.{swift,h}`.
struct PathPattern {
    /// The parts of the path in each form that the braces allow.
    private let forms: [[Substring]]
    private let folder: String

    private static let mostForms = 256

    init(_ pattern: String) {
        folder = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        forms = Self.forms(of: pattern).map { $0.split(separator: "/") }
    }

    /// Returns true for a path that the pattern describes, and for a file that lies right in a folder that it names.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        if !folder.isEmpty, parts.dropLast().joined(separator: "/") == folder { return true }
        return forms.contains { Self.matches($0[...], parts[...]) }
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return parts.isEmpty }
        if first == "**" {
            // A second one after it says nothing more.
            let rest = pattern.drop { $0 == "**" }
            return !rest.isEmpty && parts.indices.contains { matches(rest, parts[$0...]) }
        }
        guard let part = parts.first, fnmatch(String(first), String(part), 0) == 0 else { return false }
        return matches(pattern.dropFirst(), parts.dropFirst())
    }

    /// The texts that `a{b,c}` stands for; a brace that is not closed is a plain one.
    private static func forms(of pattern: String) -> [String] {
        var (done, open): ([String], [String]) = ([], [pattern])
        while let next = open.popLast() {
            guard done.count + open.count < mostForms, let end = next.firstIndex(of: "}"),
                let start = next[..<end].lastIndex(of: "{")
            else {
                done.append(next)
                continue
            }
            let (before, after) = (next[..<start], next[next.index(after: end)...])
            let choices = next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
            open += choices.map { String(before) + $0 + after }
        }
        return done
    }
}
