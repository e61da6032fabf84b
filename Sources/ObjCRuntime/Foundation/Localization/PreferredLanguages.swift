import Foundation

/// The languages in which the user wants to read, the best first.
///
/// They are those of the launch argument `-AppleLanguages`, written as Xcode writes it, `(de, "fr-CA")`; without it, those of the
/// environment: `LANGUAGE`, or else `LC_ALL`, `LC_MESSAGES` or `LANG`. They are decided on once.
@_spi(ForasteroInternal)
public struct PreferredLanguages: Equatable, Sendable {
    /// As `de`, `pt-BR` or `zh-Hans`.
    public var languages: [String]

    public static let ofProcess = PreferredLanguages(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

    init(languages: [String]) { self.languages = languages }

    init(arguments: [String], environment: [String: String]) {
        if let index = arguments.firstIndex(of: "-AppleLanguages"), index + 1 < arguments.count {
            let names = arguments[index + 1].split { "()\", \n".contains($0) }.map(String.init)
            languages = names.compactMap { Self.name($0[...]) }
            return
        }
        func value(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
        let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
        // Where the locale is that of no language, LANGUAGE says nothing, as in other programs.
        let names = Self.name(locale[...]) == nil ? [] : (value("LANGUAGE") ?? locale).split(separator: ":")
        languages = names.compactMap { Self.name($0) }
    }

    /// `de_AT.UTF-8` is `de-AT`; nil for `C` and `POSIX`.
    private static func name(_ locale: Substring) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        return name.isEmpty || name == "C" || name == "POSIX" ? nil : name
    }
}
