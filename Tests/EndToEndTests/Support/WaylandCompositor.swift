import Foundation
import Testing

/// A Wayland compositor of the test's own.
final class WaylandCompositor {
    private let folder: TestFolder
    private let compositor: RunningProgram
    private static let socket = "forastero-test"

    /// A window of an X server, which lends it mouse and keyboard.
    convenience init(on server: XServer) throws {
        try self.init(in: TestFolder(), ["--backend=x11-backend.so"], environment: ["DISPLAY": server.name])
    }

    /// Without any screen. It has a mouse and a keyboard, which nobody moves.
    convenience init() throws {
        let folder = try TestFolder()
        let seat = folder.path("seat.so")
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("WestonSeat.c").path
        let compilation = try RunningProgram(RunningProgram.find("clang"), ["-shared", "-fPIC", "-o", seat, source]).result()
        try #require(compilation.status == 0, "\(compilation.errors)")
        try self.init(in: folder, ["--backend=headless-backend.so", "--modules=\(seat)"], environment: ["DISPLAY": nil])
    }

    private init(in folder: TestFolder, _ arguments: [String], environment: [String: String?]) throws {
        self.folder = folder
        let common = ["--socket=\(Self.socket)", "--idle-time=0", "--width=780", "--height=880", "--no-config"]
        let place: [String: String?] = ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": nil]
        compositor = try RunningProgram(
            RunningProgram.find("weston"), arguments + common, environment: place.merging(environment) { $1 })
        // It listens before it starts its own first client.
        try #require(compositor.waitForError(containing: "weston-desktop-shell"), "weston ended by itself")
    }

    /// What a client needs to find it.
    var environment: [String: String?] {
        ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": Self.socket, "DISPLAY": nil]
    }
}
