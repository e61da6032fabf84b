/// The names that Objective-C gives to Swift's declarations.
enum SelectorName {
    /// `moveTo:animated:` for `move(to:animated:)`; `isFull` for `isFull()`.
    static func method(_ baseName: String, _ labels: [String], throws: Bool = false) -> String {
        guard let first = labels.first else { return `throws` ? baseName + "AndReturnError:" : baseName }
        var selector = baseName
        if first != "_" {
            if !isPreposition(firstWord(first)), !isPreposition(lastWord(baseName)) { selector += "With" }
            selector += capitalized(first)
        }
        selector += ":"
        for label in labels.dropFirst() {
            if label != "_" { selector += label }
            selector += ":"
        }
        return `throws` ? selector + "error:" : selector
    }

    /// `setTitle:` for `title`.
    static func setter(_ property: String) -> String {
        "set" + capitalized(property) + ":"
    }

    static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func isPreposition(_ word: Substring) -> Bool {
        prepositions.contains(word.lowercased())
    }

    private static func firstWord(_ name: String) -> Substring {
        name.prefix { !$0.isUppercase }
    }

    private static func lastWord(_ name: String) -> Substring {
        name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? name[...]
    }

    /// Those that the Swift compiler knows.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "since", "to", "until", "using", "via", "with", "within",
    ]
}

extension SymbolTable {
    /// The selector of a method: its own `@objc(…)`, else that of what it overrides or satisfies, else Swift's rule.
    func selector(of method: MethodRecord, in type: TypeSymbol?) -> String {
        if let name = method.objcName { return name }
        if let type, let name = inherited(method, in: type).lazy.compactMap({ $0.member.objcName }).first { return name }
        if let name = objcNameOfOptionalRequirement(like: method) { return name }
        return SelectorName.method(method.baseName, method.labels, throws: method.has(.throws))
    }
}
