import Foundation
import Testing

/// A folder of foreign sources that the translator is tried on.
struct StrainedFolder {
    let sources: [URL]
    let damagedCount: Int
    let seed: UInt64
    /// Holds what is being translated, so that a crash leaves its cause behind.
    let currentFile: URL

    static let fromEnvironment = StrainedFolder(ProcessInfo.processInfo.environment)

    init?(_ environment: [String: String]) {
        guard let path = environment["FORASTERO_STRAIN_FOLDER"], let files = FileManager.default.enumerator(atPath: path) else {
            return nil
        }
        sources = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
            .map { URL(fileURLWithPath: path).appendingPathComponent($0) }.filter { !$0.hasDirectoryPath && Self.isFile($0) }
        damagedCount = environment["FORASTERO_STRAIN_COUNT"].flatMap(Int.init) ?? 1000
        seed = environment["FORASTERO_STRAIN_SEED"].flatMap(UInt64.init) ?? 1
        currentFile = URL(fileURLWithPath: environment["FORASTERO_STRAIN_CURRENT"] ?? NSTemporaryDirectory() + "forastero-strain.swift")
    }

    private static func isFile(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
    }

    /// Translates, and complains of what must not be and of what takes long.
    func check(_ bytes: [UInt8], _ subject: String) {
        try? Data(bytes).write(to: currentFile)
        let clock = ContinuousClock(), start = clock.now
        for violation in TranslationCheck.violations(translating: bytes) { Issue.record("\(subject): \(violation)") }
        let time = start.duration(to: clock.now)
        if time > .seconds(10) { Issue.record("\(subject): took \(time)") }
    }
}
