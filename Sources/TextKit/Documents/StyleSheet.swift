import Foundation

/// The rules of a style sheet, as far as text needs them: elements, classes and names, without what is around them.
struct StyleSheet {
    private struct Rule {
        var element: String?
        var className: String?
        var name: String?
        var declarations: [String: String]

        var weight: Int { (name == nil ? 0 : 100) + (className == nil ? 0 : 10) + (element == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    /// A document with more rules than this is not read for its text.
    private static let mostRules = 2000

    mutating func add(_ text: String) {
        for block in Self.withoutComments(text).split(separator: "}") where rules.count < Self.mostRules {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                if let rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations) { rules.append(rule) }
            }
        }
        rules.sort { $0.weight < $1.weight }
    }

    /// The declarations of the rules for an element, the more particular ones last.
    func declarations(element: String, attributes: [String: String]) -> [String: String] {
        guard !rules.isEmpty else { return [:] }
        let classes = attributes["class"]?.split(separator: " ").map(String.init) ?? []
        return rules.reduce(into: [:]) { result, rule in
            guard rule.element == nil || rule.element == element, rule.className.map({ classes.contains($0) }) ?? true,
                rule.name == nil || rule.name == attributes["id"]
            else { return }
            result.merge(rule.declarations) { _, new in new }
        }
    }

    /// `color: red; font-size: 12px`.
    static func declarations(_ text: String) -> [String: String] {
        text.split(separator: ";").reduce(into: [:]) { result, part in
            let pair = part.split(separator: ":", maxSplits: 1)
            guard pair.count == 2 else { return }
            let value = pair[1].trimmingCharacters(in: .whitespacesAndNewlines).replacingOccurrences(of: "!important", with: "")
            result[pair[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()] = value
        }
    }

    private static func rule(_ selector: String, _ declarations: [String: String]) -> Rule? {
        guard !selector.isEmpty, !selector.hasPrefix("@"), !selector.contains(where: { " >+~[:".contains($0) }) else { return nil }
        var rule = Rule(declarations: declarations)
        var rest = Substring(selector)
        while let first = rest.first {
            let isMarked = first == "." || first == "#"
            if isMarked { rest.removeFirst() }
            let word = String(rest.prefix { $0 != "." && $0 != "#" })
            rest = rest.dropFirst(word.count)
            if first == "." {
                rule.className = word
            } else if first == "#" {
                rule.name = word
            } else if word != "*" {
                rule.element = word.lowercased()
            }
        }
        return rule
    }

    private static func withoutComments(_ text: String) -> String {
        var parts: [Substring] = []
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            parts.append(rest[..<start.lowerBound])
            guard let end = rest[start.upperBound...].range(of: "*/") else { return parts.joined() }
            rest = rest[end.upperBound...]
        }
        return (parts + [rest]).joined().replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
    }
}
