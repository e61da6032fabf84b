import Foundation

@testable import DesktopServices

/// A session bus of the test's own, which ends with it.
final class TestBus {
    struct Failure: Error {}

    let address: String
    private let daemon = Process()

    init() throws {
        let output = Pipe()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
        daemon.standardOutput = output
        try daemon.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if address.isEmpty { throw Failure() }
    }

    deinit {
        daemon.terminate()
        daemon.waitUntilExit()
    }

    func connect() throws -> SessionBus {
        guard let bus = SessionBus(address: address) else { throw Failure() }
        return bus
    }
}
