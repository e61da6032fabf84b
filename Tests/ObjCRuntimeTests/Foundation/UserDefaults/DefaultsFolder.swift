import Foundation

@testable import ObjCRuntime

/// A folder of user defaults of one test's own, removed at its end.
final class DefaultsFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("defaults-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The file of the application that the tests play.
    var file: String { path + "/App.plist" }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// What a process of the application would have, as each process has its own.
    func store(arguments: [String] = [], report: DefaultsReport = .standardError) -> DefaultsStore {
        DefaultsStore(
            location: DefaultsLocation(folder: path), applicationDomain: "App", arguments: ["App"] + arguments, report: report)
    }

    func defaults(arguments: [String] = [], report: DefaultsReport = .standardError) throws -> _UserDefaults {
        try Self.defaults(in: store(arguments: arguments, report: report))
    }

    static func defaults(in store: DefaultsStore, suite: String? = nil) throws -> _UserDefaults {
        guard let defaults = _UserDefaults(suiteName: suite, in: store) else { throw CocoaError(.featureUnsupported) }
        return defaults
    }
}

/// The output on the terminal.
final class RecordedReport: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var messages: [String] { lock.withLock { texts } }

    var report: DefaultsReport {
        DefaultsReport { [self] text in lock.withLock { texts.append(text) } }
    }
}
