/// Replaces names that only the translated sources have by those that the author wrote.
enum GeneratedNames {
    /// Names that stand for one of Foundation or of Objective-C.
    private static let originals = [
        "UIObject": "NSObject",
        "_NumberFormatter": "NumberFormatter",
        "_DateComponentsFormatter": "DateComponentsFormatter",
        "_NSComparisonPredicate": "NSComparisonPredicate",
        "_NSExpression": "NSExpression",
        "_objcStringFromClass": "NSStringFromClass",
        "_objcClassFromString": "NSClassFromString",
    ]

    static func restore(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "_")) || text.contains("UIObject") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: isNameStart) {
            result += rest[..<start]
            let name = rest[start...].prefix { isNameStart($0) || $0.isNumber }
            result += restored(name)
            rest = rest[name.endIndex...]
        }
        return result + rest
    }

    private static func isNameStart(_ character: Character) -> Bool {
        character.isLetter || character == "_"
    }

    private static func restored(_ name: Substring) -> String {
        if let original = originals[String(name)] { return original }
        if name.hasPrefix("_opt_") { return optionalRequirement(name.dropFirst(5)) }
        if name.hasPrefix("__ext_") { return extensionMember(name.dropFirst(6)) ?? String(name) }
        return String(name)
    }

    /// `f__first_second` stands for `f(_:first:second:)`… as far as the labels can be told apart; the base name always can.
    private static func optionalRequirement(_ name: Substring) -> String {
        String(name.prefix { $0 != "_" })
    }

    /// `Outer_Inner_name`: types begin with a capital letter.
    private static func extensionMember(_ name: Substring) -> String? {
        var rest = name
        while let separator = rest.firstIndex(of: "_") {
            rest = rest[rest.index(after: separator)...]
            if let first = rest.first, !first.isUppercase { return String(rest) }
        }
        return nil
    }
}
