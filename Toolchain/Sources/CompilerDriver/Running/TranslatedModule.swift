import Translator

/// The translation of a module, made now or remembered. A remembered one is made again only if something asks for more than its summary.
final class TranslatedModule {
    let summary: TranslationSummary
    let isRemembered: Bool
    private let files: [SourceFile]
    private let translate: () -> Translation

    private(set) lazy var translation = translate()
    private(set) lazy var sources = zip(files, translation.files).map { RewrittenSource($0, translation: $1) }

    init(remembered summary: TranslationSummary, of files: [SourceFile], translate: @escaping () -> Translation) {
        self.summary = summary
        self.files = files
        self.translate = translate
        isRemembered = true
    }

    init(_ translation: Translation, of files: [SourceFile]) {
        summary = TranslationSummary(translation)
        self.files = files
        translate = { translation }
        isRemembered = false
    }
}
