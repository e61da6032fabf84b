/// The names that Objective-C gives to Swift's declarations.
enum SelectorName {
    /// The beginning of the names of the system's helpers, so that they are no app's.
    static let reservedPrefix = "_forastero_"

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
    ///
    /// A helper of the system has a reserved name, unless it is one of those methods that others call by name.
    func selector(of method: MethodRecord, in type: TypeSymbol?) -> String {
        if let name = method.objcName { return name }
        var above = type.map { inherited(method, in: $0) } ?? []
        if method.has(.helper) { above.removeAll { $0.member.parameterTypes != method.parameterTypes } }
        if let name = above.lazy.compactMap({ $0.member.objcName }).first { return name }
        let mayBeRequired = mayImplementOptionalRequirement(method)
        if mayBeRequired, let name = objcNameOfOptionalRequirement(like: method) { return name }
        let name = SelectorName.method(method.baseName, method.labels, throws: method.has(.throws))
        let isKnown = above.contains { ($0.owner.isClass || $0.owner.isObjCProtocol) && !$0.member.hasAny([.helper, .nonobjc]) }
        return method.has(.helper) && !isKnown && !mayBeRequired ? SelectorName.reservedPrefix + name : name
    }

    /// Returns true if an optional requirement has the name of a method, and for a helper of the system its types too: an app's method may
    /// leave out a module or go by an alias, the system's own says what it means.
    func mayImplementOptionalRequirement(_ method: MethodRecord) -> Bool {
        optionalRequirements(named: method.baseName).contains {
            $0.labels == method.labels && (!method.has(.helper) || $0.parameterTypes == method.parameterTypes)
        }
    }
}
