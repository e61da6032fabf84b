import Foundation
import Translator

/// The record of the translation that the shadow folder holds, so that it need not be made again for the same sources.
///
/// A change in one module has its importers compiled again, and most of their translations come out as they were.
struct TranslationMemory: Codable, Equatable {
    let key: String
    let summary: TranslationSummary

    /// Nil if the folder holds the translation of something else.
    static func read(_ path: String, for key: TranslationKey) -> TranslationSummary? {
        guard let bytes = AtomicFile.read(path), let memory = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        return memory.key == key.text ? memory.summary : nil
    }

    func write(to path: String) throws(DriverError) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        try AtomicFile.write([UInt8](data), to: path)
    }
}

/// The parts of a translation that the compiler's command line needs.
struct TranslationSummary: Codable, Equatable {
    let implicitImports: [String]
    let needsParseAsLibrary: Bool
    let replacesSources: Bool

    init(_ translation: Translation) {
        implicitImports = translation.implicitImports
        needsParseAsLibrary = translation.needsParseAsLibrary
        replacesSources = translation.files.contains { $0.text != nil }
    }
}
