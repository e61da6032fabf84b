import Foundation

/// An `.xcstrings` file: the texts of all languages, which a bundle has as `.strings` and `.stringsdict`.
package struct StringsCatalog {
    private let source: String
    private let strings: [String: [String: Any]]

    package static func read(_ file: String) throws(ProjectError) -> StringsCatalog {
        let bytes = try FileSystem.read(file, atMost: 16 << 20)
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw ProjectError("the catalog of texts is no JSON object", file: file)
        }
        return StringsCatalog(object)
    }

    init(_ object: [String: Any]) {
        source = object["sourceLanguage"] as? String ?? "en"
        strings = (object["strings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
    }

    /// The files of a bundle by their paths in it.
    package func files(table: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for language in languages where !language.contains("/") && !language.hasPrefix(".") {
            let (texts, formats) = tables(of: language)
            if !texts.isEmpty { files["\(language).lproj/\(table).strings"] = Self.list(texts) }
            if !formats.isEmpty { files["\(language).lproj/\(table).stringsdict"] = Self.list(formats) }
        }
        return files
    }

    private var languages: [String] {
        Set(strings.values.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }).union([source]).sorted()
    }

    private func tables(of language: String) -> (texts: [String: String], formats: [String: Any]) {
        var texts: [String: String] = [:], formats: [String: Any] = [:]
        for (key, entry) in strings {
            let localization = (entry["localizations"] as? [String: Any])?[language] as? [String: Any]
            if let value = Self.value(of: localization) {
                if let substitutions = localization?["substitutions"] as? [String: Any] {
                    formats[key] = Self.format(value, substitutions)
                } else {
                    texts[key] = value
                }
            } else if let plural = Self.variations(localization, "plural") {
                formats[key] = Self.plural(plural, specifier: Self.specifier(in: key))
            } else if let device = Self.variations(localization, "device") {
                texts[key] = (device["iphone"] ?? device["other"]).flatMap { Self.value(of: $0 as? [String: Any]) }
            } else if language == source, localization == nil {
                texts[key] = key
            }
        }
        return (texts, formats)
    }

    private static func value(of localization: [String: Any]?) -> String? {
        (localization?["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private static func variations(_ localization: [String: Any]?, _ kind: String) -> [String: Any]? {
        (localization?["variations"] as? [String: Any])?[kind] as? [String: Any]
    }

    private static func plural(_ cases: [String: Any], specifier: String) -> [String: Any] {
        ["NSStringLocalizedFormatKey": "%#@value@", "value": rule(cases, specifier: specifier)]
    }

    private static func rule(_ cases: [String: Any], specifier: String, argument: String? = nil) -> [String: Any] {
        var rule: [String: Any] = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier]
        for (name, text) in cases {
            guard let value = value(of: text as? [String: Any]) else { continue }
            rule[name] = argument.map { value.replacing("%arg", with: "%" + $0) } ?? value
        }
        return rule
    }

    private static func format(_ text: String, _ substitutions: [String: Any]) -> [String: Any] {
        var format: [String: Any] = ["NSStringLocalizedFormatKey": text]
        for (name, value) in substitutions {
            guard let value = value as? [String: Any], let cases = variations(value, "plural") else { continue }
            let specifier = value["formatSpecifier"] as? String ?? "lld"
            format[name] = rule(cases, specifier: specifier, argument: specifier)
        }
        return format
    }

    /// The type of the number in a key: of "%lld books" it is "lld".
    private static func specifier(in key: String) -> String {
        guard let match = key.firstMatch(of: /%(?:[0-9]+\$)?[-+ 0#]*[0-9.]*(lld|llu|ld|lu|li|d|i|u|f|lf)/) else { return "lld" }
        return String(match.1)
    }

    private static func list(_ value: [String: Any]) -> [UInt8] {
        let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
        return data.map([UInt8].init) ?? []
    }
}
