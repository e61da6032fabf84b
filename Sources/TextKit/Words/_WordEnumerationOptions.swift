/// How a string is gone through by words or sentences, which Foundation on Linux cannot; for the other ways it has options of its own.
///
/// Code that writes `[.byWords, .reverse]` for the options of `enumerateSubstrings` gets these.
public struct _WordEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Substrings are words: what has a letter or a digit.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/enumerationoptions/bywords
    public static let byWords = Self(rawValue: 1 << 0)
    /// Substrings are sentences, each with the blanks behind it.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/enumerationoptions/bysentences
    public static let bySentences = Self(rawValue: 1 << 1)
    /// From the end to the beginning.
    public static let reverse = Self(rawValue: 1 << 8)
    /// Gives the block nil in place of substrings, which saves making them.
    public static let substringNotRequired = Self(rawValue: 1 << 9)
    /// By the user's locale. Unicode's rules are the same for all here.
    public static let localized = Self(rawValue: 1 << 10)
}
