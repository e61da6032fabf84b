/// The name in Swift of a set of an asset catalog, as Xcode makes it.
///
/// The name falls into words where case changes, where letters meet digits, and at all other signs. `AccentColor` is `accent`,
/// `ic_round-home` is `icRoundHome`, `10e` is `_10E`; what has no small letters stays as it is, `TLS2016` is `TLS_2016`.
package enum AssetSymbolName {
    package static func member(of name: String) -> String {
        var words = words(in: name)
        if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" { words.removeLast() }
        let joined = hasSmallLetters(words) ? camelCase(words) : words.joined(separator: "_")
        return startingWell(joined)
    }

    /// The type that stands for a folder with a namespace.
    package static func namespace(of name: String) -> String {
        let words = words(in: name)
        return startingWell(hasSmallLetters(words) ? words.map(capitalized).joined() : words.joined(separator: "_"))
    }

    private static func hasSmallLetters(_ words: [String]) -> Bool { words.contains { $0.contains(where: \.isLowercase) } }

    private static func camelCase(_ words: [String]) -> String {
        (words.first?.lowercased() ?? "") + words.dropFirst().map(capitalized).joined()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func startingWell(_ name: String) -> String { name.first?.isNumber ?? true ? "_" + name : name }

    static func words(in name: String) -> [String] {
        var words: [String] = [], word = ""
        let characters = Array(name)
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                end()
                continue
            }
            if let last = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let endsCapitals = last.isUppercase && character.isUppercase && next?.isLowercase ?? false
                if last.isNumber != character.isNumber || last.isLowercase && character.isUppercase || endsCapitals { end() }
            }
            word.append(character)
        }
        end()
        return words
    }
}
