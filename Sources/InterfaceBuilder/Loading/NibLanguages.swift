@_spi(ForasteroInternal) import ObjCRuntime

/// The user's languages, as the folders of localised files are called: `pt-BR`, and `pt` behind it.
@MainActor
enum NibLanguages {
    /// A test puts something else here.
    static var preferred = PreferredLanguages.ofProcess.languages.flatMap { LocalizationChoice.fallbacks(of: $0) }
}
