/// Replaces names that only the translated sources have by those that the author wrote.
package enum GeneratedNames {
    /// Names that stand for one of Foundation or of Objective-C.
    private static let originals = [
        "UIObject": "NSObject",
        "_NumberFormatter": "NumberFormatter",
        "_DateComponentsFormatter": "DateComponentsFormatter",
        "_NSComparisonPredicate": "NSComparisonPredicate",
        "_NSExpression": "NSExpression",
        "_UserDefaults": "UserDefaults",
        "_objcStringFromClass": "NSStringFromClass",
        "_objcClassFromString": "NSClassFromString",
        "_objcLocalizedString": "NSLocalizedString",
        "_objcFormat": "format",
        "_objcLocalizedStringWithFormat": "localizedStringWithFormat",
        "_objcPreferredLanguages": "preferredLanguages",
        "_objcPreferredLocalizations": "preferredLocalizations",
        "_objcNSHomeDirectory": "NSHomeDirectory",
        "_objcNSTemporaryDirectory": "NSTemporaryDirectory",
        "_objcSearchPathForDirectoriesInDomains": "NSSearchPathForDirectoriesInDomains",
        "_objcEnumerateMatches": "enumerateMatches",
        "_objcURL": "url",
        "_objcURLs": "urls",
        "_objcTemporaryDirectory": "temporaryDirectory",
        "_objcTimer": "Timer",
        "_objcScheduledTimer": "scheduledTimer",
        "_objcOperatingSystemVersion": "operatingSystemVersion",
        "_objcIsOperatingSystemAtLeast": "isOperatingSystemAtLeast",
    ]

    package static func restore(in text: String) -> String {
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
        if name.hasPrefix("__base_") { return String(name.dropFirst(7)) }
        for prefix in ["__ext_", "__ovr_", "__super_"] where name.hasPrefix(prefix) {
            return memberName(name.dropFirst(prefix.count)) ?? String(name)
        }
        if name.hasPrefix("__main_"), let member = memberName(name.dropFirst(7)) {
            return member.hasPrefix("class_") ? String(member.dropFirst(6)) : member
        }
        return String(name)
    }

    /// `f__label` stands for `f(_:label:)`: a label follows an underscore, and one more stands for no label.
    private static func optionalRequirement(_ name: Substring) -> String {
        let base = name.prefix { $0 != "_" }
        var labels = ""
        var rest = name[base.endIndex...]
        while rest.popFirst() != nil {
            let label = rest.prefix { $0 != "_" }
            labels += (label.isEmpty ? "_" : label) + ":"
            rest = rest[label.endIndex...]
        }
        return base + (labels.isEmpty ? "" : "(\(labels))")
    }

    /// The last part of `Outer_Inner_name`: types begin with a capital letter.
    private static func memberName(_ name: Substring) -> String? {
        var rest = name
        while let separator = rest.firstIndex(of: "_") {
            rest = rest[rest.index(after: separator)...]
            if let first = rest.first, !first.isUppercase { return String(rest) }
        }
        return nil
    }
}
