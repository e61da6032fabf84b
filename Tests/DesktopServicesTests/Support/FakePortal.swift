import Foundation

/// A portal of the test's own on a bus of the test's own; see `Programs/portal.py`.
final class FakePortal {
    private let process = Process()
    private let output = Pipe()

    /// Waits until it can be asked.
    init(on bus: TestBus, _ mode: String, _ uris: [String]) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [folder.appendingPathComponent("Programs/portal.py").path, mode] + uris
        process.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { _, new in new }
        process.standardOutput = output
        try process.run()
        guard readLine() == "ready" else { throw TestBus.Failure() }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// The next thing that it was asked; waits for it, but not for ever: a test must end that is told nothing.
    func readLine() -> String {
        var line = Data()
        while isReadable, let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first.map({ $0 != 10 }) == true {
            line += byte
        }
        return String(decoding: line, as: UTF8.self)
    }

    private var isReadable: Bool {
        var wanted = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 20_000) > 0
    }
}
