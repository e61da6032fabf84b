internal import Drive
import Foundation

/// The objects that all parts of a run of tests share: the app, the present test, and whoever is notified of failures.
@MainActor
final class TestSession {
    static let shared = TestSession()

    private(set) var process: ApplicationProcess?
    private var latestEnd: String?
    /// The arguments by which a plan of tests chooses the language.
    private let languageArguments: [String]
    let monitors = InterruptionMonitors()
    let results = TestResults()
    /// Receives a failure, finds its line, and has it recorded.
    var recordFailure: (String) -> Void = { fatalError("\($0)") }
    var continuesAfterFailure = true

    private init() {
        languageArguments = Self.languageArguments(in: Array(CommandLine.arguments.dropFirst()))
    }

    lazy var target: TestTarget = {
        guard let target = TestTarget() else {
            fatalError("XCUIApplication: no app is known that these tests are for. Run them by `forastero test PROJECT`.")
        }
        return target
    }()

    /// The app that is seen.
    var foreground: XCUIApplication { XCUIApplication() }

    static func languageArguments(in arguments: [String]) -> [String] {
        ["-AppleLanguages", "-AppleLocale"].flatMap { name -> [String] in
            guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else { return [] }
            return [name, arguments[index + 1]]
        }
    }

    // MARK: The app

    func launch(arguments: [String], environment: [String: String]) throws {
        let languages = languageArguments.isEmpty || arguments.contains("-AppleLanguages") ? [] : languageArguments
        latestEnd = nil
        process = try ApplicationStart(target: target).start(arguments: arguments + languages, environment: environment)
    }

    func endProcess() {
        process?.kill()
        process = nil
    }

    /// Why an app cannot be asked anything.
    func reasonOfAbsence(of identifier: String) -> String {
        if identifier == target.bundleIdentifier, let end = process?.end ?? latestEnd {
            latestEnd = end
            process = nil
            return "Application \(identifier) is not running: \(end)"
        }
        return "Application \(identifier) is not running"
    }

    /// Changes something about the device.
    func change(_ request: RemoteRequest, _ purpose: String) {
        guard let process else { return }
        if case .failure(let reason)? = process.answer(request) { fail("Failed to \(purpose): \(reason)") }
    }

    // MARK: Failures

    func fail(_ description: String) { recordFailure(description) }

    /// The picture of the screen now, as a PNG file; nil where no app runs.
    func picture() -> Data? {
        guard let process, case .picture(let data)? = process.answer(.picture) else { return nil }
        return data
    }
}
