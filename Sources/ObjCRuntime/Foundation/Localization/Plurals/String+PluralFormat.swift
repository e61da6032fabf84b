public import Foundation

// The meaning of `String(format:)` and its like in translated sources: words that depend on a number, which `NSLocalizedString` finds in
// `stringsdict` files, are put in first; corelibs Foundation leaves them out.
extension String {
    /// A text made from a format and its values, in no locale.
    // apple: https://developer.apple.com/documentation/swift/string/init(format:_:)
    public init(_objcFormat format: String, _ arguments: any CVarArg...) {
        self.init(_objcFormat: format, locale: nil, arguments: arguments)
    }
    /// The same with the values in a list.
    // apple: https://developer.apple.com/documentation/swift/string/init(format:arguments:)
    public init(_objcFormat format: String, arguments: [any CVarArg]) {
        self.init(_objcFormat: format, locale: nil, arguments: arguments)
    }
    /// A text made from a format and its values; numbers are written as in a locale, nil for none.
    // apple: https://developer.apple.com/documentation/swift/string/init(format:locale:_:)
    public init(_objcFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(_objcFormat: format, locale: locale, arguments: arguments)
    }
    /// The same with the values in a list.
    // apple: https://developer.apple.com/documentation/swift/string/init(format:locale:arguments:)
    public init(_objcFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        guard PluralText.isMarked(format) else {
            self.init(format: format, locale: locale, arguments: arguments)
            return
        }
        let expanded = PluralExpansion(format, arguments: arguments)
        self.init(format: expanded.format, locale: locale, arguments: expanded.arguments)
    }
    /// A text made from a format and its values, with numbers as the user writes them.
    // apple: https://developer.apple.com/documentation/swift/string/localizedstringwithformat(_:_:)
    public static func _objcLocalizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(_objcFormat: format, locale: .current, arguments: arguments)
    }
}
