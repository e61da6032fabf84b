import Foundation
import XCTest

/// A Wayland compositor for one test: Weston, as a window of the X server, or without any screen or input.
final class Compositor {
    private let process = Process()
    private let folder: URL
    private let socket = "test"

    /// Skips the test where Weston is not installed. Returns when it can be connected to.
    init(width: Int, height: Int, hasInput: Bool = true) async throws {
        let program = "/usr/bin/weston"
        try XCTSkipIf(!FileManager.default.isExecutableFile(atPath: program), "Weston is not installed")
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let settings = folder.appendingPathComponent("weston.ini")
        try "[core]\nidle-time=0\n[shell]\npanel-position=none\nlocking=false\nanimation=none\nstartup-animation=none\n"
            .write(to: settings, atomically: true, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [
            "--backend=\(hasInput ? "x11" : "headless")-backend.so", "--socket=\(socket)", "--width=\(width)", "--height=\(height)",
            "--config=\(settings.path)",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try await waitForSocket()
    }

    private func waitForSocket() async throws {
        let path = folder.appendingPathComponent(socket).path
        for _ in 0..<200 where !FileManager.default.fileExists(atPath: path) {
            try XCTSkipIf(!process.isRunning, "Weston ended by itself")
            try await Task.sleep(nanoseconds: 50_000_000)
        }
        try XCTSkipIf(!FileManager.default.fileExists(atPath: path), "Weston does not listen")
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Lets something run as if this compositor were the only display server.
    func asOnlyDisplayServer<Result>(_ body: () throws -> Result) rethrows -> Result {
        let names = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]
        let old = names.map { ProcessInfo.processInfo.environment[$0] }
        unsetenv("DISPLAY")
        setenv("WAYLAND_DISPLAY", socket, 1)
        setenv("XDG_RUNTIME_DIR", folder.path, 1)
        defer {
            for (name, value) in zip(names, old) {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
        }
        return try body()
    }
}
