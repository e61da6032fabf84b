import Foundation

@testable import DesktopServices
@testable import Security

/// A session of the test's own with a bus and, from time to time, a keeper of secrets; see `Programs/secrets.py`.
final class TestDesktop: @unchecked Sendable {
    struct Failure: Error {}

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("desktop-\(UUID().uuidString)")
    let bus: SessionBus
    private let address: String
    private let daemon = Process()
    private var keeper: Process?
    private var output = Pipe()

    init() throws {
        let output = Pipe()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let settings = folder.appendingPathComponent("bus.conf")
        try Data(Self.settings.utf8).write(to: settings)
        daemon.arguments = ["--config-file=\(settings.path)", "--nofork", "--nopidfile", "--print-address=1"]
        daemon.standardOutput = output
        try daemon.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let bus = SessionBus(address: address) else { throw Failure() }
        self.bus = bus
    }

    /// A bus that starts no program by itself: a machine may have a keeper of its own.
    private static let settings = """
        <busconfig>
          <type>session</type>
          <listen>unix:tmpdir=/tmp</listen>
          <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
        </busconfig>
        """

    deinit {
        endKeeper()
        Self.end(daemon)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts a keeper, and waits until it can be asked.
    func beginKeeper(_ mode: String) throws {
        endKeeper()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [folder.appendingPathComponent("Programs/secrets.py").path, mode, secretsFile.path]
        process.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { _, new in new }
        output = Pipe()
        process.standardOutput = output
        try process.run()
        keeper = process
        guard readLine() == "ready" else { throw Failure() }
    }

    func endKeeper() {
        if let keeper { Self.end(keeper) }
        keeper = nil
    }

    /// A program that a thread of Swift's own has started has that thread's signals blocked, and with them the one that asks it to end.
    private static func end(_ process: Process) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// What the keeper has done since, to its end.
    func endKeeperAndReadCalls() -> [String] {
        endKeeper()
        let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    private func readLine() -> String {
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first.map({ $0 != 10 }) == true { line += byte }
        return String(decoding: line, as: UTF8.self)
    }

    // MARK: What it keeps

    private var secretsFile: URL { folder.appendingPathComponent("secrets.json") }

    /// The labels and the attributes of all secrets, by the names of their accounts.
    func secrets() throws -> [(label: String, attributes: [String: String])] {
        guard let data = try? Data(contentsOf: secretsFile) else { return [] }
        let items = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] ?? [:]
        return items.values.map { ($0["label"] as? String ?? "", $0["attributes"] as? [String: String] ?? [:]) }
            .sorted { $0.attributes["account"] ?? "" < $1.attributes["account"] ?? "" }
    }

    // MARK: The keychain

    var file: KeychainFile { KeychainFile(folder: folder.appendingPathComponent("Keychains")) }

    /// The keychain of a process that starts now.
    func keychain(isForDesktop: Bool = true) -> Keychain {
        let bus = bus
        let place = KeychainPlace(file: file, application: "org.example.app", isForDesktop: { isForDesktop }, bus: { bus })
        return Keychain(store: place, accessGroup: "org.example.app")
    }

    /// A keychain for which nobody has more time than that.
    /// - Parameters:
    ///   - answers: in seconds, for programs.
    ///   - person: in seconds, for a person who is asked.
    func keychain(answers: Double, person: Double) -> Keychain {
        let service = KeychainService(keeper: SecretKeeper(bus: bus), file: file, application: "org.example.app") {
            SecretPatience(answers: answers, person: person)
        }
        return Keychain(store: service, accessGroup: "org.example.app")
    }
}
