public import Foundation

/// The meaning of `NSLocalizedString` in translated sources: the text of a key in the user's language.
///
/// It is looked for in the table's `strings` file in the `lproj` folders of the bundle, `Localizable` if no table is named. Where there is
/// none the value stands for it, or without one the key.
// apple: https://developer.apple.com/documentation/foundation/nslocalizedstring(_:tablename:bundle:value:comment:)
public func _objcLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle._objcLocalizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
    /// The meaning of `localizedString(forKey:value:table:)` in translated sources.
    // apple: https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)
    public func _objcLocalizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedStrings.text(forKey: key, value: value, table: tableName, in: self)
    }

    /// The meaning of `preferredLocalizations` in translated sources: the languages of the bundle that are shown to the user.
    // apple: https://developer.apple.com/documentation/foundation/bundle/preferredlocalizations
    public var _objcPreferredLocalizations: [String] {
        let folders = ResourceFolders.of(self).filter { $0.hasSuffix(".lproj") }
        let names = folders.map { String($0.split(separator: "/").last?.dropLast(6) ?? "") }.filter { $0 != "Base" }
        return names.isEmpty ? ["en"] : names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension Locale {
    /// The meaning of `preferredLanguages` in translated sources.
    // apple: https://developer.apple.com/documentation/foundation/locale/preferredlanguages
    public static var _objcPreferredLanguages: [String] {
        let languages = PreferredLanguages.ofProcess.languages
        return languages.isEmpty ? ["en"] : languages
    }
}
