public import Foundation

/// Recognises links, phone numbers and dates in a text.
///
/// Links are those with a scheme, those that begin with `www.`, and addresses of mail. Phone numbers are seven to fifteen digits, with
/// a plus sign, brackets, spaces, dots or hyphens. Dates are those of ISO 8601, and English ones with the month's name. Addresses and
/// flights are not recognised, so there are no matches of those types. Unlike on iOS it does not inherit from `NSRegularExpression`,
/// whose methods cannot be overridden on Linux; it has the same ones.
// apple: https://developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds of data that are looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// - Parameter checkingTypes: raw values of `NSTextCheckingResult.CheckingType`, one or several.
    /// - Throws: `CocoaError.formatting` if it names none.
    // apple: https://developer.apple.com/documentation/foundation/nsdatadetector/init(types:)
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// All that is recognised, in the order of the text. No two overlap: a link wins over a date, that over a phone number.
    // apple: https://developer.apple.com/documentation/foundation/nsregularexpression/matches(in:options:range:)
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [DetectedResult] = []
        for kind in DetectedKind.all where checkingTypes & kind.type.rawValue != 0 {
            for match in kind.matches(in: string, options: options, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                found.append(match)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Calls the block with each match; it ends the search by setting its last parameter.
    // apple: https://developer.apple.com/documentation/foundation/nsregularexpression/enumeratematches(in:options:range:using:)
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }

    /// The first match; nil if there is none.
    // apple: https://developer.apple.com/documentation/foundation/nsregularexpression/firstmatch(in:options:range:)
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How many matches there are.
    // apple: https://developer.apple.com/documentation/foundation/nsregularexpression/numberofmatches(in:options:range:)
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// The range of the first match; its location is `NSNotFound` if there is none.
    // apple: https://developer.apple.com/documentation/foundation/nsregularexpression/rangeoffirstmatch(in:options:range:)
    open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
