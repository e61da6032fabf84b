package import Foundation

/// Comparing texts as the options in brackets say: `[c]` without regard to case, `[d]` without regard to accents.
package struct StringComparison {
    package let options: _NSComparisonPredicate.Options

    package init(options: _NSComparisonPredicate.Options) { self.options = options }

    private var compareOptions: String.CompareOptions {
        if options.contains(.normalized) { return .literal }
        var result: String.CompareOptions = []
        if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
        return result
    }

    package func compare(_ first: String, _ second: String) -> ComparisonResult {
        (first as NSString).compare(second, options: compareOptions)
    }

    package func contains(_ text: String, _ part: String) -> Bool {
        (text as NSString).range(of: part, options: compareOptions).location != NSNotFound
    }

    package func hasPrefix(_ text: String, _ part: String) -> Bool {
        (text as NSString).range(of: part, options: compareOptions.union(.anchored)).location != NSNotFound
    }

    package func hasSuffix(_ text: String, _ part: String) -> Bool {
        (text as NSString).range(of: part, options: compareOptions.union([.anchored, .backwards])).location != NSNotFound
    }

    /// `*` stands for any characters, `?` for one; a backslash takes their meaning away.
    package func isLike(_ text: String, _ pattern: String) -> Bool {
        var expression = ""
        var isEscaped = false
        for character in pattern {
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: expression += ".*"
            case "?" where !isEscaped: expression += "."
            default: expression += NSRegularExpression.escapedPattern(for: String(character))
            }
            isEscaped = false
        }
        return matches(text, expression, .dotMatchesLineSeparators)
    }

    /// Returns true if the regular expression describes the whole text.
    /// - Precondition: the pattern is a regular expression.
    package func matches(_ text: String, _ pattern: String, _ flags: NSRegularExpression.Options = []) -> Bool {
        let isCaseInsensitive = options.contains(.caseInsensitive)
        let flags = isCaseInsensitive ? flags.union(.caseInsensitive) : flags
        guard let expression = try? NSRegularExpression(pattern: "(?:\(folded(pattern)))\\z", options: flags) else {
            fatalError("Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(text), pattern \(pattern)).")
        }
        let text = folded(text)
        let whole = NSRange(location: 0, length: (text as NSString).length)
        return expression.firstMatch(in: text, options: .anchored, range: whole) != nil
    }

    private func folded(_ text: String) -> String {
        options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
}
