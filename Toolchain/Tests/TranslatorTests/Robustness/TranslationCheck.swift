import Testing

@testable import Translator

/// The conditions that hold for every translation, whatever the source is.
enum TranslationCheck {
    static func violations(translating bytes: [UInt8], path: String = "/Sources/File.swift") -> [String] {
        let options = TranslationOptions(moduleName: "App")
        let source = SourceFile(path: path, bytes: bytes)
        let translation = Translator(options: options, dependencies: [SmallUIKit.index]).translate([source])
        guard translation.files.count == 1, translation.files[0].path == path else { return ["a source has no translation"] }
        let file = translation.files[0]
        guard let text = file.text else { return file.edits.isEmpty ? [] : ["edits of a file that is left as it is"] }
        var violations: [String] = []
        for (edit, next) in zip(file.edits, file.edits.dropFirst()) where edit.range.upperBound > next.range.lowerBound {
            violations.append("\(edit) overlaps \(next)")
        }
        if !file.edits.allSatisfy({ $0.range.upperBound <= bytes.count }) { violations.append("an edit beyond the end") }
        if file.edits.applied(to: bytes) != text { violations.append("the edits do not give the text") }
        if ParsedFile(SourceFile(path: path, bytes: text), options: options).hasSyntaxErrors {
            violations.append("a file without syntax errors has some after translation")
        }
        return violations
    }
}
