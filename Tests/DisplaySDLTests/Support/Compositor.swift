import Foundation

/// A Wayland compositor for one test: Weston, as a window of the X server, or without any screen or input.
final class Compositor {
    private let process = Process()
    private let log = Pipe()
    private let folder: URL
    private let socket: String
    /// True if it is the one that these tests start. Another one that runs is used where `FORASTERO_TEST_COMPOSITOR` is the path of its
    /// socket: Weston hands out what others have copied to SDL only.
    let isWeston: Bool

    /// Returns when it can be connected to.
    init(width: Int, height: Int, hasInput: Bool = true) throws {
        if let path = ProcessInfo.processInfo.environment["FORASTERO_TEST_COMPOSITOR"], hasInput {
            let place = URL(fileURLWithPath: path)
            (folder, socket, isWeston) = (place.deletingLastPathComponent(), place.lastPathComponent, false)
            return
        }
        (socket, isWeston) = ("test", true)
        // A mouse that is where the compositor's window comes is never known to it. An earlier test may have left it there.
        if hasInput { try Desktop().moveMouse(toX: width + 100, y: height + 100) }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let settings = folder.appendingPathComponent("weston.ini")
        try "[core]\nidle-time=0\n[shell]\npanel-position=none\nlocking=false\nanimation=none\nstartup-animation=none\n"
            .write(to: settings, atomically: true, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/weston")
        process.arguments = [
            "--backend=\(hasInput ? "x11" : "headless")-backend.so", "--socket=\(socket)", "--width=\(width)", "--height=\(height)",
            "--config=\(settings.path)",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = log
        try process.run()
        try waitForFirstClient()
    }

    /// It listens before it starts its own first client.
    private func waitForFirstClient() throws {
        var text = ""
        while !text.contains("weston-desktop-shell") {
            let piece = log.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Failure(log: text) }
            text += String(decoding: piece, as: UTF8.self)
        }
        // A full pipe would stop the compositor.
        log.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    }

    /// The compositor ended by itself.
    private struct Failure: Error {
        let log: String
    }

    func stop() {
        guard isWeston else { return }
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
