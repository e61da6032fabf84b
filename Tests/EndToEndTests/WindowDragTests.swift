import Foundation
import Testing

/// What is dragged from one window of an X server to another, of the same app or of another.
@Suite(.serialized)
struct WindowDragTests {
    private let server: XServer
    private let folder: TestFolder
    private let program: String

    init() throws {
        server = try XServer()
        folder = try TestFolder()
        program = try AppBundle.ofNumberedScenes(in: folder).path
    }

    /// The app, and its first window, which stands somewhere.
    private func start(_ container: String, at x: Int) throws -> (app: RunningProgram, window: String) {
        let app = try RunningProgram(
            program,
            ["--display", "window", "--screen", "300x500@1", "--container", folder.path(container)],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        _ = app.readLines(to: "1 size 300x500 screen 300")
        let window = try server.window(titled: "Scene 1", of: app)
        // The next app's has the same title.
        try server.use(["windowmove", window, "\(x)", "0", "windowfocus", window, "set_window", "--name", container, window])
        return (app, window)
    }

    /// Drags by the mouse from a window's coloured strip to a place of another window.
    private func drag(from start: String, to end: String, x: Int, y: Int) throws {
        func move(_ window: String, _ x: Int, _ y: Int) -> [String] { ["mousemove", "--window", window, "\(x)", "\(y)"] }
        // Without a window manager nobody gives the keys to the window that is clicked.
        try server.use(["windowfocus", start] + move(start, 150, 50) + ["mousedown", "1"] + move(start, 170, 60) + move(start, 200, 70))
        try server.use(move(end, x - 5, y) + move(end, x, y))
    }

    @Test("SV-15, SV-27: what is dragged to another window of the app keeps its local object, and has its place there")
    func ownWindow() throws {
        let (app, first) = try start("container", at: 0)
        try server.click(first, x: 150, y: 150)
        _ = app.readLines(to: "2 size 300x500 screen 300")
        let second = try server.window(titled: "Scene 2", of: app)
        try server.use(["windowmove", second, "400", "100"])
        try drag(from: first, to: second, x: 120, y: 40)
        #expect(app.readLine(startingWith: "2 drag") == "2 drag comes")
        try server.use(["mouseup", "1"])
        #expect(app.readLine(startingWith: "2 got") == "2 got strip of 1 at 120,40, object of 1")
        #expect(app.readLine(startingWith: "1 drag ended") == "1 drag ended copied")
        // And the other way, over nothing that takes it.
        try drag(from: second, to: first, x: 150, y: 450)
        try server.use(["mouseup", "1"])
        #expect(app.readLine(startingWith: "2 drag ended") == "2 drag ended in vain")
    }

    @Test("AX-76, SV-27: what is dragged to another program arrives there as a copy, and the app is told so")
    func otherProgram() throws {
        let (app, window) = try start("one", at: 0)
        let (other, otherWindow) = try start("two", at: 400)
        try drag(from: window, to: otherWindow, x: 120, y: 40)
        #expect(other.readLine(startingWith: "1 drag") == "1 drag comes")
        try server.use(["mouseup", "1"])
        #expect(other.readLine(startingWith: "1 got") == "1 got strip of 1 at 120,40, -")
        #expect(app.readLine(startingWith: "1 drag ended") == "1 drag ended copied")
        try drag(from: window, to: otherWindow, x: 120, y: 450)
        try server.use(["mouseup", "1"])
        #expect(app.readLine(startingWith: "1 drag ended") == "1 drag ended in vain")
    }

    @Test("SV-10: a drag to a program that ends in the middle ends in vain")
    func programEnds() throws {
        let (app, window) = try start("one", at: 0)
        let (other, otherWindow) = try start("two", at: 400)
        try drag(from: window, to: otherWindow, x: 120, y: 40)
        #expect(other.readLine(startingWith: "1 drag") == "1 drag comes")
        other.kill()
        _ = other.wasKilled
        try server.use(["mouseup", "1"])
        #expect(app.readLine(startingWith: "1 drag ended") == "1 drag ended in vain")
        try server.click(window, x: 150, y: 50)
        #expect(app.readLine(startingWith: "1 tapped") == "1 tapped")
    }
}
