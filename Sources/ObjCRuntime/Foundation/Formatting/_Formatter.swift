public import Foundation

/// What a class that inherits from `Formatter` inherits from here: it has the members that corelibs Foundation lacks.
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
}
