import Foundation
import Testing

/// A Wayland compositor of the test's own: a window of an X server, which lends it mouse and keyboard.
final class WaylandCompositor {
    private let folder: TestFolder
    private let compositor: RunningProgram
    private static let socket = "forastero-test"

    init(on server: XServer) throws {
        folder = try TestFolder()
        compositor = try RunningProgram(
            RunningProgram.find("weston"),
            ["--backend=x11-backend.so", "--socket=\(Self.socket)", "--idle-time=0", "--width=780", "--height=880", "--no-config"],
            environment: ["XDG_RUNTIME_DIR": folder.url.path, "DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        // It listens before it starts its own first client.
        try #require(compositor.waitForError(containing: "weston-desktop-shell"), "weston ended by itself")
    }

    /// What a client needs to find it.
    var environment: [String: String?] {
        ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": Self.socket, "DISPLAY": nil]
    }
}
