/// Which letters stand where, and what a long press on them offers.
struct KeyboardLanguage: Equatable, Sendable {
    /// Three rows, from above.
    var rows: [String]
    /// Letters that belong to the language, by the key they are found under; they come before those of other languages.
    var own: [Character: String] = [:]
    /// The separator between whole numbers and fractions.
    var decimalSeparator = ","

    /// That of a language code, such as "de" or "de-CH"; English where the language is not known.
    static func of(_ code: String) -> KeyboardLanguage {
        switch code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) {
        case "cs": czech
        case "de": german
        case "fr": french
        case "es": spanish
        case "pl": polish
        default: english
        }
    }

    static let english = KeyboardLanguage(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], decimalSeparator: ".")
    static let czech = KeyboardLanguage(
        rows: ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
        own: [
            "a": "á", "c": "č", "d": "ď", "e": "ěé", "i": "í", "n": "ň", "o": "ó", "r": "ř", "s": "š", "t": "ť", "u": "ůú", "y": "ý",
            "z": "ž",
        ])
    static let german = KeyboardLanguage(rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], own: ["s": "ß"])
    static let french = KeyboardLanguage(
        rows: ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
        own: ["a": "àâæ", "c": "ç", "e": "éèêë", "i": "îï", "o": "ôœ", "u": "ùûü", "y": "ÿ"])
    static let spanish = KeyboardLanguage(
        rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], own: ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "úü"])
    static let polish = KeyboardLanguage(
        rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
        own: ["a": "ą", "c": "ć", "e": "ę", "l": "ł", "n": "ń", "o": "ó", "s": "ś", "z": "żź"])

    private static let others: [Character: String] = [
        "a": "àáâäæãåāą", "c": "çćč", "d": "ď", "e": "èéêëēėęě", "i": "îïíīįì", "l": "ł", "n": "ñńň", "o": "ôöòóœøōõ", "r": "ř", "s": "ßśš",
        "t": "ť", "u": "ûüùúūů", "y": "ÿý", "z": "žźż", "ü": "ûùúū", "ö": "ôòóõ", "ä": "àáâãå", "'": "’‘`",
    ]

    /// The characters of a long press on a letter, those of the language first.
    func alternatives(of letter: Character) -> [String] {
        let own = own[letter] ?? ""
        let others = (Self.others[letter] ?? "").filter { !own.contains($0) }
        return (own + others).map(String.init)
    }
}
