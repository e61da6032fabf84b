public import Foundation

extension NSMutableString {
    /// Adds text made from a format, as `String(format:)` makes it.
    // apple: https://developer.apple.com/documentation/foundation/nsmutablestring/appendformat
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(String(_objcFormat: format as String, arguments: args))
    }
}
