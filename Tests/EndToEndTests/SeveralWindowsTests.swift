import Foundation
import Testing

/// An app with several scenes on an X server without a window manager: the test gives the keys to its windows.
@Suite(.serialized)
struct SeveralWindowsTests {
    private let server: XServer
    private let folder: TestFolder
    private let program: String
    private let app: RunningProgram
    private let first: String

    init() throws {
        server = try XServer()
        folder = try TestFolder()
        program = try AppBundle.ofNumberedScenes(in: folder).path
        app = try Self.start(program, in: folder, on: server)
        first = try server.window(titled: "Scene 1", of: app)
        try server.use(["windowmove", first, "0", "0"])
        #expect(lines(to: "1 size 300x500 screen 300").dropLast() == ["1 connects -", "1 comes", "1 is active"])
        try server.use(["windowfocus", first])
    }

    private static func start(_ program: String, in folder: TestFolder, on server: XServer) throws -> RunningProgram {
        try RunningProgram(
            program,
            ["--display", "window", "--screen", "300x500@1", "--container", folder.path("container")],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
    }

    private func start() throws -> RunningProgram { try Self.start(program, in: folder, on: server) }

    /// What the app writes up to a line.
    private func lines(to end: String) -> [String] { app.readLines(to: end) }

    /// Asks for another scene by the button of the first, and moves its window beside that one's.
    private func openSecond() throws -> String {
        try server.click(first, x: 150, y: 150)
        let second = try server.window(titled: "Scene 2", of: app)
        try server.use(["windowmove", second, "400", "0"])
        #expect(
            lines(to: "2 size 300x500 screen 300").dropLast() == [
                "1 resigns", "2 connects org.example.note", "2 comes", "2 is active",
            ])
        try server.use(["windowfocus", second])
        return second
    }

    @Test("SV-103: another scene has a window of its own, with its title, its touches, its keys, its size and its picture")
    func another() throws {
        let second = try openSecond()
        try server.click(second, x: 150, y: 50)
        #expect(app.readLine() == "2 tapped")
        try server.click(second, x: 150, y: 350)
        try server.use(["key", "a"])
        #expect(app.readLine() == "2 text a")

        try server.use(["windowfocus", first])
        #expect(lines(to: "1 is active") == ["2 resigns", "1 is active"])
        // Nothing is being edited in the first: the key is nobody's, and not the second one's.
        try server.use(["key", "x"])
        try server.click(first, x: 150, y: 350)
        try server.use(["key", "b"])
        #expect(app.readLine() == "1 text b")

        try server.use(["windowfocus", second])
        #expect(lines(to: "2 is active") == ["1 resigns", "2 is active"])
        try server.use(["key", "c"])
        #expect(app.readLine() == "2 text ac")

        try server.use(["windowsize", second, "350", "450"])
        #expect(app.readLine() == "2 size 350x450 screen 350")
        let pixels = try #require(XPixels(server: server.name))
        #expect(try pixels.color(window: #require(UInt(first)), x: 10, y: 490) == 0xFF0000)
        #expect(pixels.waitForRow(of: 0x0000FF, length: 350, window: try #require(UInt(second)), width: 350, height: 450) != nil)
    }

    @Test("SV-105: closing one of two windows ends its scene alone, and closing the last ends the app", arguments: [true, false])
    func closing(firstOne: Bool) throws {
        let second = try openSecond()
        let (closed, left) = firstOne ? (first, second) : (second, first)
        let (closedName, leftName) = firstOne ? ("1", "2") : ("2", "1")
        try server.close(closed)
        if firstOne {
            #expect(lines(to: "discarded 1") == ["1 goes", "1 disconnects", "discarded 1"])
        } else {
            #expect(lines(to: "discarded 1") == ["2 resigns", "2 goes", "1 is active", "2 disconnects", "discarded 1"])
        }
        try server.use(["windowfocus", left])
        try server.click(left, x: 150, y: 50)
        #expect(app.readLine() == "\(leftName) tapped", "after \(closedName) was closed")
        try server.click(left, x: 150, y: 350)
        try server.use(["key", "a"])
        #expect(app.readLine() == "\(leftName) text a")
        try server.close(left)
        #expect(lines(to: "ends") == ["\(leftName) resigns", "\(leftName) goes", "\(leftName) disconnects", "ends"])
        #expect(app.result().status == 0)
    }

    @Test("SV-105: a scene that the app closes takes its window along, and a third one may come")
    func destruction() throws {
        let second = try openSecond()
        try server.click(second, x: 150, y: 350)
        try server.use(["key", "a"])
        #expect(app.readLine() == "2 text a")
        // The caret blinks, and the input method is on.
        try server.click(second, x: 150, y: 250)
        #expect(lines(to: "discarded 1") == ["2 resigns", "2 goes", "1 is active", "2 disconnects", "discarded 1"])
        try server.use(["windowfocus", first])
        try server.click(first, x: 150, y: 150)
        _ = try server.window(titled: "Scene 3", of: app)
        #expect(lines(to: "3 is active").contains("3 connects org.example.note"))
    }

    @Test("SV-94: the windows of an app that was killed come back where they were, with their sessions")
    func comingBack() throws {
        let second = try openSecond()
        try server.use(["windowsize", second, "350", "450"])
        #expect(app.readLine() == "2 size 350x450 screen 350")
        try server.use(["windowfocus", first])
        #expect(lines(to: "1 is active") == ["2 resigns", "1 is active"])
        app.kill()
        _ = app.wasKilled
        let again = try start()
        let lines = again.readLines(to: "2 size 350x450 screen 350")
        #expect(lines.filter { $0.contains("was") } == ["1 was 1, at -", "2 was 2, at -"])
        let back = try server.window(titled: "Scene 2", of: again)
        let place = try server.answer(["getwindowgeometry", "--shell", back])
        #expect(place.contains("X=400") && place.contains("WIDTH=350") && place.contains("HEIGHT=450"))
        try server.use(["windowfocus", back])
        try server.click(back, x: 150, y: 50)
        #expect(again.readLine(startingWith: "2 tapped") == "2 tapped")
    }
}
