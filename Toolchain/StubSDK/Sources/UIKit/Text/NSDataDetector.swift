import QuartzCore

/// On iOS a subclass of NSRegularExpression, from which a module in Swift 5 mode cannot inherit on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        expression = try NSRegularExpression(pattern: "https?://[^\\s]+")
    }
    private let expression: NSRegularExpression
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { withoutActuallyEscaping(block) { expression.enumerateMatches(in: string, options: options, range: range, using: $0) } }
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        expression.matches(in: string, options: options, range: range)
    }
}
