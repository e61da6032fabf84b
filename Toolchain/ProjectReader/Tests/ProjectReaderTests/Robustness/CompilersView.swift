@testable import ProjectReader

/// What the compiler takes for directives in a text in C, by its own rules: lines are joined, then comments become spaces. It is more
/// generous than the compiler about signs that count as nothing.
enum CompilersView {
    /// Without the number sign.
    static func directives(of text: String) -> [String] {
        withoutComments(joined(Array(text.unicodeScalars))).split(separator: "\n").compactMap { line in
            var line = Substring(line)[...]
            line.removeAll { $0.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value > 0x7E } }
            line = line.drop { $0 == " " }
            for sign in ["#", "%:"] where line.hasPrefix(sign) { return String(line.dropFirst(sign.count).drop { $0 == " " }) }
            return nil
        }
    }

    /// True if the compiler reads no file for it but one of the C library.
    static func isHarmless(_ directive: String) -> Bool {
        let name = directive.prefix { $0.isLetter || $0 == "_" }
        if name == "include" { return PlainC.headers.contains { directive.hasPrefix("include <\($0)>") } }
        return !["import", "include_next", "embed", "pragma"].contains(name)
    }

    private static func joined(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = [], index = 0
        while index < scalars.count {
            var end = index + 1
            if scalars[index] == "\\" { while end < scalars.count, scalars[end] == " " || scalars[end] == "\t" { end += 1 } }
            if scalars[index] == "\\", end < scalars.count, scalars[end] == "\n" {
                index = end + 1
            } else {
                result.append(scalars[index] == "\r" ? "\n" : scalars[index])
                index += 1
            }
        }
        return result
    }

    private static func withoutComments(_ scalars: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView(), index = 0
        func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            scalars[index] == first && index + 1 < scalars.count && scalars[index + 1] == second
        }
        while index < scalars.count {
            if has("/", "/") {
                while index < scalars.count, scalars[index] != "\n" { index += 1 }
            } else if has("/", "*") {
                index += 2
                while index < scalars.count, !has("*", "/") { index += 1 }
                index += 2
                result.append(" ")
            } else if scalars[index] == "\"" || scalars[index] == "'" {
                let quote = scalars[index]
                repeat {
                    result.append(scalars[index])
                    index += scalars[index] == "\\" ? 2 : 1
                } while index < scalars.count && scalars[index] != quote && scalars[index] != "\n"
                if index < scalars.count, scalars[index] == quote { index += 1 }
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }
}
