/// Which of the languages that a bundle has are shown to a user, as the names of its `lproj` folders.
// apple: https://developer.apple.com/documentation/foundation/bundle/preferredlocalizations(from:forpreferences:)
@_spi(ForasteroInternal)
public enum LocalizationChoice {
    /// The first wanted language that there is, with what is behind it: `pt-BR`, then `pt`. Where none is there, the language that the
    /// bundle was written in. `Base` comes last, and is left out where there is none.
    static func localizations(available: [String], preferred: [String], development: String = "en") -> [String] {
        let known = Set(available)
        let hasBase = known.contains("Base")
        // The base is in the language that the bundle was written in.
        let offered = hasBase ? known.union([development]) : known
        let chain = (preferred + [development]).lazy.map { fallbacks(of: $0).filter { offered.contains($0) } }.first { !$0.isEmpty }
        return (chain ?? []).filter { known.contains($0) } + (hasBase ? ["Base"] : [])
    }

    /// A language with its script and region, then without them; each also as it is written in old bundles.
    public static func fallbacks(of language: String) -> [String] {
        var parts = language.split(separator: "-").map(String.init)
        if parts.first == "zh", parts.count < 3, !parts.contains("Hans"), !parts.contains("Hant") {
            let isTraditional = parts.last.map { ["TW", "HK", "MO"].contains($0) } ?? false
            parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
        }
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            if parts.count > 1 { result.append(parts.joined(separator: "_")) }
            // A script is not a region: text in the other script cannot be read.
            if parts.count == 2, parts[0] == "zh" { break }
            parts.removeLast()
        }
        if let old = oldNames[String(language.prefix { $0 != "-" })] { result.append(old) }
        return result
    }

    /// Folders had names of languages once.
    private static let oldNames = [
        "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "ja": "Japanese", "nl": "Dutch",
    ]
}
