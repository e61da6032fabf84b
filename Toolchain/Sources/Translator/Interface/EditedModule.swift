/// The sources of a module while somebody edits them.
///
/// A file is parsed when it changes, not again with each change of another one. What the files of the module know of one another is worked out
/// anew after every change, since any of them may matter to any other.
public struct EditedModule: Sendable {
    private let translator: Translator
    private var parsed: [ParsedFile] = []
    private var indexes: [FileIndex] = []
    private var positions: [String: Int] = [:]
    private var shared: ModuleContext?
    /// What the compiler has taught; the next translation goes by it.
    public var repairs: [Repair] = [] {
        didSet { if repairs != oldValue { shared = nil } }
    }

    /// - Parameter dependencies: the indexes of all modules that the sources may see, directly or through others.
    public init(_ files: [SourceFile], options: TranslationOptions, dependencies: [ModuleIndex]) {
        var options = options
        options.servesEditor = true
        translator = Translator(options: options, dependencies: dependencies)
        let read = inParallel(files) { [options] source in
            let file = ParsedFile.edited(source, after: nil, options: options)
            return (file, FileIndexer.index(file, options: options))
        }
        parsed = read.map(\.0)
        indexes = read.map(\.1)
        number()
    }

    public var paths: [String] { parsed.map(\.source.path) }

    /// The text of a file as it was last set; nil for a file that is none of the module's.
    public func source(of path: String) -> SourceFile? { positions[path].map { parsed[$0].source } }

    /// Takes a new text of a file, which may be new to the module.
    public mutating func set(_ source: SourceFile) {
        if self.source(of: source.path)?.bytes == source.bytes { return }
        let options = translator.options
        let last = positions[source.path].map { parsed[$0] }
        // On a thread with a large stack: the text may be nested as deep as somebody likes.
        let (file, index) = inParallel([source]) { source in
            let file = ParsedFile.edited(source, after: last, options: options)
            return (file, FileIndexer.index(file, options: options))
        }[0]
        if let position = positions[source.path] {
            parsed[position] = file
            indexes[position] = index
        } else {
            parsed.append(file)
            indexes.append(index)
            number()
        }
        shared = nil
    }

    /// Parses as a whole what was only patched and has errors, once there is time for it.
    /// - Returns: true if there was any.
    public mutating func settle() -> Bool {
        let makeshift = parsed.indices.filter { parsed[$0].isMakeshift }
        guard !makeshift.isEmpty else { return false }
        let options = translator.options
        let read = inParallel(makeshift.map { parsed[$0].source }) { source in
            let file = ParsedFile.edited(source, after: nil, options: options)
            return (file, FileIndexer.index(file, options: options))
        }
        for (position, (file, index)) in zip(makeshift, read) {
            parsed[position] = file
            indexes[position] = index
        }
        shared = nil
        return true
    }

    public mutating func remove(_ path: String) {
        guard let position = positions[path] else { return }
        parsed.remove(at: position)
        indexes.remove(at: position)
        number()
        shared = nil
    }

    /// The translations of some files, in the order of the paths; of paths that are none of the module's there is none.
    public mutating func translate(_ paths: some Sequence<String>) -> [TranslatedFile] {
        let context = context()
        let chosen = paths.compactMap { path in positions[path].map { ($0, parsed[$0]) } }
        return inParallel(chosen) { number, file in FileRewriter.rewrite(file, number: number, module: context).file }
    }

    /// The facts of this module for its importers.
    public mutating func index() -> ModuleIndex { context().analysis.index }

    /// The declaration of the optional requirement that a property of the translation stands for; nil for another name.
    public mutating func requirement(behind property: String) -> String? {
        guard property.hasPrefix(ProtocolRule.propertyPrefix) else { return nil }
        let baseName = String(property.dropFirst(ProtocolRule.propertyPrefix.count).prefix { $0 != "_" })
        let method = context().symbols.optionalRequirements(named: baseName).first {
            ProtocolRule.propertyName(baseName, $0.labels) == property
        }
        guard let method else { return nil }
        let parameters = zip(method.labels, method.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
        return "optional func \(baseName)(\(parameters))" + (method.resultType.map { " -> " + $0 } ?? "")
    }

    /// Modules to import into every file, beside the file's own imports.
    public var implicitImports: [String] { translator.implicitImports(indexes, parsed.map(\.source)) }

    private mutating func number() {
        positions = Dictionary(parsed.enumerated().map { ($1.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func context() -> ModuleContext {
        if let shared { return shared }
        let analysis = ModuleAnalysis(parsed, indexes, options: translator.options, dependencies: translator.dependencies)
        let context = translator.context(parsed, indexes, analysis, repairs)
        shared = context
        return context
    }
}
