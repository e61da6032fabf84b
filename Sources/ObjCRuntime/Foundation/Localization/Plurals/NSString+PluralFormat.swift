public import Foundation

// The meaning of `NSString(format:)` and its like in translated sources, as of ``Swift/String/init(_objcFormat:_:)``.
extension NSString {
    /// A text made from a format and its values, in no locale.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/init(format:_:)
    public convenience init(_objcFormat format: NSString, _ args: any CVarArg...) {
        self.init(string: String(_objcFormat: format as String, arguments: args))
    }
    /// A text made from a format and its values; numbers are written as in a locale, nil for none.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/init(format:locale:_:)
    public convenience init(_objcFormat format: NSString, locale: Locale?, _ args: any CVarArg...) {
        self.init(string: String(_objcFormat: format as String, locale: locale, arguments: args))
    }
    /// A text made from a format and its values, with numbers as the user writes them.
    // apple: https://developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:_:)
    public class func _objcLocalizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: String(_objcFormat: format as String, locale: .current, arguments: args))
    }
}
