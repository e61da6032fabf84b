/// The state that all files of a module share while they are rewritten.
struct ModuleContext: Sendable {
    let options: TranslationOptions
    let analysis: ModuleAnalysis
    let repairs: [String: [Repair]]

    /// Source to add to the ends of files, by their numbers.
    var additions: [(file: Int, text: String)] = []

    var symbols: SymbolTable { analysis.symbols }
    let swiftUI: SwiftUITypes

    /// How `Selector` is spelled in generated code: with its module if the sources have a type of their own of that name.
    let selectorType: String

    init(options: TranslationOptions, analysis: ModuleAnalysis, repairs: [Repair]) {
        self.options = options
        self.analysis = analysis
        swiftUI = options.kind.isSDK ? SwiftUITypes() : SwiftUITypes(analysis.symbols, imports: Set(analysis.index.imports))
        self.repairs = Dictionary(grouping: repairs, by: \.path)
        selectorType = analysis.symbols.declaresType(named: "Selector") ? "ObjCRuntime.Selector" : "Selector"
    }
}
