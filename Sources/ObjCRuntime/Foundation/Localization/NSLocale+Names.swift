public import Foundation

extension NSLocale {
    /// A country's name in the language of the locale; nil for a code that nobody has.
    ///
    /// - Parameter countryCode: of two letters, as `DE`.
    // apple: https://developer.apple.com/documentation/foundation/nslocale/localizedstring(forcountrycode:)
    public func localizedString(forCountryCode countryCode: String) -> String? {
        named.localizedString(forRegionCode: countryCode)
    }

    /// A language's name in the language of the locale.
    // apple: https://developer.apple.com/documentation/foundation/nslocale/localizedstring(forlanguagecode:)
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        named.localizedString(forLanguageCode: languageCode)
    }

    /// A currency's name in the language of the locale.
    // apple: https://developer.apple.com/documentation/foundation/nslocale/localizedstring(forcurrencycode:)
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        named.localizedString(forCurrencyCode: currencyCode)
    }

    /// A locale's name in the language of this one.
    // apple: https://developer.apple.com/documentation/foundation/nslocale/localizedstring(forlocaleidentifier:)
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        named.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }

    private var named: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
