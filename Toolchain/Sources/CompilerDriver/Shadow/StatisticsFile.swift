import Foundation
import Translator

/// The list of what the translator met in a module, for people and scripts.
struct StatisticsFile: Encodable {
    let module: String
    let files: Int
    let translatedFiles: Int
    let constructs: [String: Int]
    let notUnderstood: [String: Int]

    init(module: String, translation: Translation) {
        self.module = module
        files = translation.files.count
        translatedFiles = translation.files.count { $0.text != nil }
        constructs = translation.statistics.constructs
        notUnderstood = translation.statistics.notUnderstood
    }

    func write(to path: String) throws(DriverError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return }
        try AtomicFile.write([UInt8](data) + [0x0A], to: path)
    }
}
