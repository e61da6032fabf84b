import Testing

@testable import Translator

/// One or more snippets after translation as the files of one module.
struct Translated {
    let translation: Translation
    private let sources: [SourceFile]

    /// - Parameters:
    ///   - text: the only file, `/Sources/File.swift`.
    ///   - dependencies: indexes of other modules, beside that of the small UIKit of these tests.
    init(
        _ text: String, module: String = "App", kind: ModuleKind = .app, languageMode: Int = 5, systemVersion: SystemVersion = "18.0",
        enablesTesting: Bool = false, dependencies: [ModuleIndex] = [], repairs: [Repair] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        self.init(
            files: ["File.swift": text], module: module, kind: kind, languageMode: languageMode, systemVersion: systemVersion,
            enablesTesting: enablesTesting, dependencies: dependencies, repairs: repairs, sourceLocation: sourceLocation)
    }

    init(
        files: KeyValuePairs<String, String>, folder: String = "/Sources", module: String = "App", kind: ModuleKind = .app,
        languageMode: Int = 5,
        systemVersion: SystemVersion = "18.0", enablesTesting: Bool = false, dependencies: [ModuleIndex] = [], repairs: [Repair] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        sources = files.map { SourceFile(path: folder + "/" + $0.key, bytes: Array($0.value.utf8)) }
        let options = TranslationOptions(
            moduleName: module, kind: kind, languageMode: languageMode, systemVersion: systemVersion, enablesTesting: enablesTesting)
        let translator = Translator(options: options, dependencies: [SmallUIKit.index] + dependencies)
        translation = translator.translate(sources, repairs: repairs)
        checkThatNoLineMoved(sourceLocation)
    }

    /// The text of the only file.
    var text: String { text(of: 0) }
    var diagnostics: [String] { translation.diagnostics.map(\.rendered) }
    var index: ModuleIndex { translation.index }
    var constructs: [String: Int] { translation.statistics.constructs }
    var notUnderstood: [String: Int] { translation.statistics.notUnderstood }

    func text(of file: Int) -> String { String(decoding: translation.files[file].text ?? sources[file].bytes, as: UTF8.self) }

    /// A line of the only file, from 1, without the spaces around it.
    func line(_ number: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(number - 1) ? lines[number - 1].trimming(" ") : ""
    }

    /// The addition after the end of the only file.
    var tail: String {
        guard let last = translation.files[0].edits.last, last.range == sources[0].bytes.count..<sources[0].bytes.count else { return "" }
        return last.text
    }

    /// The table functions' list, for instance `_objcM0("f", …)`, without the properties.
    func tableEntries(file: Int = 0) -> [String] {
        text(of: file).split(separator: "-> [_ObjCEntry] { [").dropFirst().compactMap { part in
            part.split(separator: "]").first.map(String.init)
        }
    }

    /// The names in the list of properties of the only table, and the accessor function's cases.
    var propertyNames: [String] {
        guard let list = text.split(separator: "_objcProperties(\"").dropFirst().first?.split(separator: "\"").first else { return [] }
        return list.split(separator: " ").map(String.init)
    }

    var propertyCases: String {
        guard let start = text.split(separator: "throws { switch n { ").dropFirst().first else { return "" }
        return start.split(separator: "; default: break }").first.map(String.init) ?? ""
    }

    /// A replacement keeps its line breaks; only insertions may add lines, and those say where they belong.
    private func checkThatNoLineMoved(_ sourceLocation: Testing.SourceLocation) {
        for (file, source) in zip(translation.files, sources) {
            for edit in file.edits {
                let before = source.bytes[edit.range].count { $0 == 0x0A }
                let after = edit.text.utf8.count { $0 == 0x0A }
                let isGenerated =
                    edit.range.isEmpty && (edit.text.contains("#sourceLocation") || edit.range.lowerBound == source.bytes.count)
                #expect(before == after || isGenerated, "\(edit) moves a line", sourceLocation: sourceLocation)
            }
            if let text = file.text { #expect(file.edits.applied(to: source.bytes) == text, sourceLocation: sourceLocation) }
        }
    }
}

extension StringProtocol {
    func trimming(_ character: Character) -> String {
        var text = self[...]
        while text.first == character { text = text.dropFirst() }
        while text.last == character { text = text.dropLast() }
        return String(text)
    }

    /// The text with every run of spaces made one, because blanked attributes leave many.
    var squeezed: String { split(separator: " ").joined(separator: " ") }
}
