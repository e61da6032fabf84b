/// A word of a predicate's format.
enum PredicateToken: Equatable {
    /// A name or a reserved word; `isReservable` is false after `#`, which makes a reserved word an ordinary name.
    case identifier(String, isReservable: Bool)
    /// `@count` and its like, without the sign.
    case collectionOperator(String)
    /// `$name`, without the sign.
    case variable(String)
    case string(String)
    case number(NSNumber)
    /// `%@`, `%K`, `%d` …: the letters after the percent sign.
    case argument(String)
    /// One of the signs of the language, as it was written.
    case sign(String)
    /// `[cd]` behind an operator.
    case options(String)
    case end

    /// The token as a reserved word, in capitals; nil when it cannot be one.
    var reservedWord: String? {
        if case .identifier(let name, isReservable: true) = self { name.uppercased() } else { nil }
    }
}
