import Foundation

/// Which of the dictionaries of the system serves a language.
@MainActor
enum SpellingLanguage {
    private static var known: [String: String?] = [:]

    /// The dictionary's name for a language code such as `en`; nil where there is none.
    static func dictionary(for code: String) -> String? {
        if let found = known[code] { return found }
        let names = SpellingLibrary.shared?.languages ?? []
        let found = choose(code, among: names)
        known[code] = .some(found)
        return found
    }

    /// That of the code itself, else that of the country with the most speakers where it is known, else the first one.
    nonisolated static func choose(_ code: String, among names: [String]) -> String? {
        let code = code.replacingOccurrences(of: "-", with: "_")
        let language = code.prefix { $0 != "_" }
        let home = ["en": "en_US", "pt": "pt_BR", "de": "de_DE", "es": "es_ES", "fr": "fr_FR"][String(language)]
        for wanted in [code, home, String(language)] { if let wanted, names.contains(wanted) { return wanted } }
        return names.first { $0.hasPrefix(language + "_") }
    }
}
