extension _NSComparisonPredicate {
    /// How strings are compared.
    // apple: https://developer.apple.com/documentation/foundation/nscomparisonpredicate/options-swift.struct
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// `[c]`: without regard to case.
        public static let caseInsensitive = Options(rawValue: 1)
        /// `[d]`: without regard to accents.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// `[n]`: character by character, because the strings have been prepared.
        public static let normalized = Options(rawValue: 4)
    }

    /// The meaning of a comparison where the left value is a collection.
    // apple: https://developer.apple.com/documentation/foundation/nscomparisonpredicate/modifier
    public enum Modifier: UInt, Sendable {
        /// The collection itself is compared.
        case direct = 0
        /// True if the comparison is true for every element.
        case all = 1
        /// True if the comparison is true for one element.
        case any = 2
    }

    /// A comparison.
    // apple: https://developer.apple.com/documentation/foundation/nscomparisonpredicate/operator
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo = 1
        case greaterThan = 2
        case greaterThanOrEqualTo = 3
        case equalTo = 4
        case notEqualTo = 5
        /// The left text is described by the regular expression on the right.
        case matches = 6
        /// The left text is described by the pattern on the right, in which `*` and `?` stand for other characters.
        case like = 7
        case beginsWith = 8
        case endsWith = 9
        /// The left value is an element of, or the left text a part of, what is on the right.
        case `in` = 10
        /// A method of the left value answers.
        case customSelector = 11
        /// The right value is an element of, or the right text a part of, what is on the left.
        case contains = 99
        /// The left value is not outside the two values on the right.
        case between = 100
    }
}
