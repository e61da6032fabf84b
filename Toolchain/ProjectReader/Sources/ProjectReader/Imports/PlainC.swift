import Foundation

/// Tells headers in plain C, which the compiler reads on every system, from those in Objective-C or with Apple's types.
enum PlainC {
    /// Those of the C library that headers of apps name.
    static let headers: Set<String> = [
        "assert.h", "ctype.h", "errno.h", "fcntl.h", "float.h", "inttypes.h", "limits.h", "math.h", "pthread.h", "stdarg.h", "stdbool.h",
        "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h", "strings.h", "sys/stat.h", "sys/time.h", "sys/types.h", "time.h",
        "unistd.h",
    ]
    private static let directives: Set<String> = [
        "", "define", "undef", "if", "ifdef", "ifndef", "elif", "else", "endif", "pragma", "include",
    ]
    /// Marks of Apple's headers that say nothing that Swift needs here.
    private static let marks: Set<String> = ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"]

    /// The lines as the compiler is given them; nil if they are no plain C, or if the compiler could see an import in them that we do not.
    static func lines(_ lines: [String]) -> [String]? {
        var result: [String] = [], isInMacro = false
        for line in lines {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if marks.contains(trimmed) {
                result.append("")
                isInMacro = false
                continue
            }
            let isDirective = !isInMacro && trimmed.hasPrefix("#")
            let name = isDirective ? String(trimmed.dropFirst().prefix { $0.isLetter || $0 == "_" }) : ""
            // Elsewhere a number sign is one of a text, or of an import behind a comment that is none for us.
            guard isPlain(line), isDirective ? isPlainDirective(trimmed, name) : isInMacro || !hasNumberSign(line) else { return nil }
            if name == "define" { isInMacro = true }
            if trimmed.hasSuffix("\\") {
                guard isInMacro, joinsNothing(trimmed) else { return nil }
            } else {
                isInMacro = false
            }
            // Pragmas are not for a project from the net to say.
            result.append(name == "pragma" ? "" : line)
        }
        return result
    }

    /// Of imports there are only those of the C library left.
    private static func isPlainDirective(_ trimmed: String, _ name: String) -> Bool {
        guard directives.contains(name), !name.isEmpty || trimmed == "#" else { return false }
        guard name == "include" else { return true }
        return trimmed.hasPrefix("#include <") && trimmed.hasSuffix(">") && headers.contains(String(trimmed.dropFirst(10).dropLast()))
    }

    /// A mark that belongs to the sign would hide it in characters.
    private static func hasNumberSign(_ line: String) -> Bool { line.utf8.contains(UInt8(ascii: "#")) }

    /// True if no word and no sign begins at the end of a line and goes on in the next one: an import could be hidden so.
    private static func joinsNothing(_ trimmed: String) -> Bool {
        guard let last = trimmed.dropLast().last else { return true }
        return last == " " || last == "\t" || ";{}(),".contains(last)
    }

    /// Digraphs could hide an import, as could a comment that we took for a part of a text, and signs that the compiler takes for spaces.
    private static func isPlain(_ line: String) -> Bool {
        guard line.unicodeScalars.allSatisfy({ $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }),
            line.utf8.allSatisfy({ $0 < 0x80 }) || !hasNumberSign(line)
        else { return false }
        if ["@", "%:", "??", "/*", "*/", "_Pragma", "__has_"].contains(where: line.contains) { return false }
        return line.firstMatch(of: /\b(?:(?:NS|UI|CG|CA|CF|FOUNDATION_|UIKIT_)[A-Z_]\w*|id|BOOL|instancetype|nonnull|nullable|__bridge)\b/)
            == nil
    }
}
