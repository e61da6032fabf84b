import Foundation

/// A word of the predicate language.
enum PredicateToken {
    /// A name, which may be a word of the language; those made from `#name` or `%K` never are.
    case name(String, isKeyPath: Bool)
    case number(NSNumber)
    case text(String)
    case variable(String)
    /// The argument for a `%@`, `%d` and so on.
    case argument(Any)
    case sign(String)
    case end

    var shown: String {
        switch self {
        case .name(let name, _): name
        case .number(let number): number.stringValue
        case .text(let text): "\"\(text)\""
        case .variable(let name): "$" + name
        case .argument(let value): "\(value)"
        case .sign(let sign): sign
        case .end: "the end"
        }
    }
}

/// Why a format cannot be read.
struct PredicateFormatError: Error {
    let reason: String
}
