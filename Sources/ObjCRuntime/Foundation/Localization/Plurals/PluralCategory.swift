/// The kinds of numbers that a language has forms of its own for, by the names that `stringsdict` files give them.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// The kind that a number is of.
    /// - Parameters:
    ///   - number: its sign does not count.
    ///   - isWhole: false for what is written as a fraction, even where nothing follows the point.
    ///   - language: as `pt-BR`; of an unknown one only 1 has a form of its own.
    init(of number: Double, isWhole: Bool, language: String) {
        let name = language.lowercased()
        let rule = Self.rules[name] ?? Self.rules[String(name.prefix { $0 != "-" && $0 != "_" })]
        self = (rule ?? { $0.whole == 1 && $0.isWhole ? .one : .other })(Operands(number: number.magnitude, isWhole: isWhole))
    }

    /// What the rules ask of a number.
    private struct Operands {
        var number: Double
        var isWhole: Bool

        var whole: Double { number.rounded(.down) }
        var lastDigit: Double { whole.truncatingRemainder(dividingBy: 10) }
        var lastTwo: Double { whole.truncatingRemainder(dividingBy: 100) }
    }

    private typealias Rule = @Sendable (Operands) -> PluralCategory

    /// Languages and their rule; those that are not here have "one" for 1 only.
    private static let families: [(languages: [String], rule: Rule)] = [
        (["ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km", "yue"], { _ in .other }),
        (["fr", "pt", "hy"], { $0.whole <= 1 ? .one : .other }),
        (["hi", "bn", "fa", "gu", "kn", "zu", "am"], { $0.whole == 0 || $0.number == 1 ? .one : .other }),
        (["pt-pt"], { $0.whole == 1 && $0.isWhole ? .one : .other }),
        (["mk", "is"], { $0.isWhole && $0.lastDigit == 1 && $0.lastTwo != 11 ? .one : .other }),
        (["ru", "uk", "be"], { slavic($0, rest: .many) }), (["sr", "hr", "bs"], { slavic($0, rest: .other) }), (["pl"], polish),
        (["cs", "sk"], { $0.isWhole ? [1: .one, 2: .few, 3: .few, 4: .few][$0.whole] ?? .other : .many }),
        (["sl"], { $0.isWhole ? [1: .one, 2: .two, 3: .few, 4: .few][$0.lastTwo] ?? .other : .few }), (["lt"], lithuanian),
        (["lv"], latvian), (["ro"], romanian), (["ar"], arabic),
        (["he"], { $0.isWhole ? [1: .one, 2: .two][$0.whole] ?? .other : .other }),
        (["cy"], { $0.isWhole ? [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.whole] ?? .other : .other }), (["ga"], irish),
        (["mt"], maltese),
    ]

    private static let rules: [String: Rule] = families.reduce(into: [:]) { rules, family in
        for language in family.languages { rules[language] = family.rule }
    }

    private static func slavic(_ number: Operands, rest: PluralCategory) -> PluralCategory {
        guard number.isWhole else { return .other }
        if (11...14).contains(number.lastTwo) { return rest }
        return number.lastDigit == 1 ? .one : (2...4).contains(number.lastDigit) ? .few : rest
    }

    @Sendable private static func polish(_ number: Operands) -> PluralCategory {
        guard number.isWhole else { return .other }
        if number.whole == 1 { return .one }
        return (2...4).contains(number.lastDigit) && !(12...14).contains(number.lastTwo) ? .few : .many
    }

    @Sendable private static func lithuanian(_ number: Operands) -> PluralCategory {
        guard number.isWhole else { return .many }
        if number.lastDigit == 0 || (11...19).contains(number.lastTwo) { return .other }
        return number.lastDigit == 1 ? .one : .few
    }

    @Sendable private static func latvian(_ number: Operands) -> PluralCategory {
        if number.lastDigit == 0 || (11...19).contains(number.lastTwo) { return .zero }
        return number.lastDigit == 1 ? .one : .other
    }

    @Sendable private static func romanian(_ number: Operands) -> PluralCategory {
        if number.isWhole, number.whole == 1 { return .one }
        return !number.isWhole || number.whole == 0 || (1...19).contains(number.lastTwo) ? .few : .other
    }

    @Sendable private static func arabic(_ number: Operands) -> PluralCategory {
        guard number.isWhole else { return .other }
        switch (number.whole, number.lastTwo) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...): return .many
        default: return .other
        }
    }

    @Sendable private static func irish(_ number: Operands) -> PluralCategory {
        guard number.isWhole else { return .other }
        switch number.whole {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    @Sendable private static func maltese(_ number: Operands) -> PluralCategory {
        guard number.isWhole else { return .other }
        switch (number.whole, number.lastTwo) {
        case (1, _): return .one
        case (2, _): return .two
        case (0, _), (_, 3...10): return .few
        case (_, 11...19): return .many
        default: return .other
        }
    }
}
