public import Foundation

extension NSRegularExpression {
    /// `enumerateMatches(in:options:range:using:)` in translated code, whose block does not escape: corelibs demands one that may.
    // apple: https://developer.apple.com/documentation/foundation/nsregularexpression/enumeratematches(in:options:range:using:)
    public func _objcEnumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}

extension NSDataDetector {
    /// The same for a data detector.
    public func _objcEnumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
    }
}
