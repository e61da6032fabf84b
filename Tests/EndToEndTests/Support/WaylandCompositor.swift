import Foundation

/// A Wayland compositor of the test's own: a window of an X server, which lends it mouse and keyboard.
final class WaylandCompositor {
    private let folder: TestFolder
    private let compositor: RunningProgram
    private static let socket = "forastero-test"

    /// Nil where weston is not installed.
    init?(on server: XServer) throws {
        guard let weston = RunningProgram.find("weston") else { return nil }
        folder = try TestFolder()
        compositor = try RunningProgram(
            weston,
            ["--backend=x11-backend.so", "--socket=\(Self.socket)", "--idle-time=0", "--width=780", "--height=880", "--no-config"],
            environment: ["XDG_RUNTIME_DIR": folder.url.path, "DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        guard waitForSocket() else { return nil }
    }

    /// What a client needs to find it.
    var environment: [String: String?] {
        ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": Self.socket, "DISPLAY": nil]
    }

    private func waitForSocket() -> Bool {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !FileManager.default.fileExists(atPath: folder.path(Self.socket)) {
            guard Date() < deadline else { return false }
            // Gives the processor to the compositor until it has made its socket.
            sched_yield()
        }
        return true
    }
}
