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

    /// The lines as the compiler is given them; nil if they are no plain C.
    static func lines(_ lines: [String]) -> [String]? {
        var result: [String] = []
        for line in lines {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if marks.contains(trimmed) {
                result.append("")
                continue
            }
            if trimmed.hasPrefix("#") {
                let name = trimmed.dropFirst().prefix { $0.isLetter || $0 == "_" }
                guard directives.contains(String(name)), name != "" || trimmed == "#" || trimmed == "# " else { return nil }
                // Pragmas are not for a project from the net to say.
                if name == "pragma" {
                    result.append("")
                    continue
                }
            }
            guard isPlain(line) else { return nil }
            result.append(line)
        }
        return result
    }

    /// Digraphs could hide an import, as could a line that goes on.
    private static func isPlain(_ line: String) -> Bool {
        if line.contains("@") || line.contains("%:") || line.contains("??") || line.contains("_Pragma") || line.contains("__has_") {
            return false
        }
        return line.firstMatch(of: /\b(?:(?:NS|UI|CG|CA|CF|FOUNDATION_|UIKIT_)[A-Z_]\w*|id|BOOL|instancetype|nonnull|nullable|__bridge)\b/)
            == nil
            && line.firstMatch(of: /^\s*#\s*\\/) == nil
    }
}
