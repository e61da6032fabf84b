public import Foundation

/// The superclass of a class that inherits from `Formatter`: it has the members that corelibs Foundation lacks.
// apple: https://developer.apple.com/documentation/foundation/formatter
open class _Formatter: Formatter, @unchecked Sendable {
    /// Stores the object that a string stands for; false if it stands for none. Default: it stands for none.
    ///
    /// - Parameters:
    ///   - obj: receives the object; nil only checks.
    ///   - error: receives the reason for a failure.
    // apple: https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)
    open func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        error?.pointee = "The value “\(string)” is invalid." as NSString
        return false
    }

    /// Returns true if what has been typed so far may stand; nobody asks by itself. Default: it may.
    ///
    /// - Parameters:
    ///   - partialStringPtr: the text with what was typed, which may be replaced.
    ///   - proposedSelRangePtr: what will be selected, which may be replaced.
    ///   - origString: the text before.
    ///   - origSelRange: what was selected in it.
    ///   - error: receives the reason for a refusal.
    // apple: https://developer.apple.com/documentation/foundation/formatter/ispartialstringvalid(_:proposedselectedrange:originalstring:originalselectedrange:errordescription:)
    open func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
        originalString origString: String, originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        true
    }
}
