public import Foundation

extension String {
    /// The text of a key in the user's language, with its values put in.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key; what is shown, too, where no table has it.
    ///   - table: the name of a `strings` file; nil is `Localizable`.
    ///   - bundle: where the tables are; nil is the app's.
    ///   - locale: how numbers are written.
    ///   - comment: for translators; not used.
    // apple: https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// The same under a key that is no text to be shown.
    /// - Parameter defaultValue: what is shown where no table has the key.
    // apple: https://developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Self.localized(key.description, defaultValue, table, bundle, locale)
    }

    private static func localized(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) -> String {
        let format = LocalizedStrings.text(forKey: key, value: value.key, table: table, in: bundle)
        // Without values the text is no format: a percent sign in it stands for itself.
        return value.arguments.isEmpty ? format : String(_objcFormat: format, locale: locale, arguments: value.arguments.map(\.formatted))
    }
}
