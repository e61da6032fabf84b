import Foundation
import Testing

/// The example Views: the same buttons pressed by a script, by a mouse in an X11 window and by a mouse in a Wayland window.
@Suite(.serialized)
struct ViewsTests {
    // MARK: What the log says

    private func log(after commands: String) throws -> [String] {
        let folder = try TestFolder()
        let script = try folder.write(commands + "\ndump \"\(folder.path("dump.txt"))\"\n", to: "script.drive")
        let run = try RunningProgram(RunningProgram.example("Views"), ["--screen", "390x1400@1", "--drive", script]).result()
        #expect(run.status == 0, "\(run.errors)")
        let line = try folder.text("dump.txt").split(separator: "\n").first { $0.contains("id=\"log\"") }
        let text = try #require(line).components(separatedBy: " \"")[1].components(separatedBy: "\" id=")
        let lines = text[0].replacingOccurrences(of: "\\n", with: "\n").split(separator: "\n").map(String.init)
        // What happens at the start comes first.
        let start = try #require(lines.lastIndex(of: "C     didMoveToWindow()"))
        return Array(lines[(start + 1)...])
    }

    @Test("Adding and removing calls the six callbacks, once each, in UIKit's order")
    func callbacks() throws {
        #expect(
            try log(after: "tap \"Add\"\ntap \"Remove\"") == [
                "D     willMove(toWindow: window)", "D     willMove(toSuperview: stage)", "D     didMoveToWindow()",
                "D     didMoveToSuperview()", "stage didAddSubview(D)", "order A B C D", "stage willRemoveSubview(D)",
                "D     willMove(toSuperview: nil)", "D     willMove(toWindow: nil)", "D     didMoveToWindow()",
                "D     didMoveToSuperview()",
                "order A B C",
            ])
    }

    @Test(
        "Each operation makes the order that it is named after, and reordering calls no callback",
        arguments: [
            ("tap \"Exchange\"", "order C B A"), ("tap \"card A\"\ntap \"To front\"", "order B C A"),
            ("tap \"To back\"", "order C A B"), ("tap \"card B\"\ntap \"To front\"\ntap \"To back\"", "order B A C"),
        ])
    func reordering(commands: String, order: String) throws {
        let log = try log(after: commands)
        #expect(log.last == order, "\(log)")
        #expect(log.allSatisfy { $0.hasPrefix("order") }, "\(log)")
    }

    @Test(
        "Insertion at an index, above and below",
        arguments: [
            ("tap \"Insert at 0\"", "order D A B C"), ("tap \"card B\"\ntap \"Insert above\"", "order A B D C"),
            ("tap \"card B\"\ntap \"Insert below\"", "order A D B C"),
        ])
    func insertion(commands: String, order: String) throws {
        #expect(try log(after: commands).last == order)
    }

    @Test("Names: a tag from 10000, a taken name refused, and unregistering once")
    func names() throws {
        #expect(
            try log(after: "tap \"Name\"\ntap \"Name\"\ntap \"Unname\"\ntap \"Unname\"")
                == [
                    "register(name: \"C\") = 10000", "register(name: \"C\") = 0", "unregister(name: \"C\") = true",
                    "unregister(name: \"C\") = false",
                ].map { $0.replacingOccurrences(of: "\"", with: "\\\"") })
    }

    // MARK: The same in windows

    @Test("Real clicks in an X11 window leave the same views and the same log as the script without a display")
    func x11() throws {
        let server = try XServer()
        let folder = try TestFolder()
        let app = try start(["DISPLAY": server.name, "WAYLAND_DISPLAY": nil], dumpingTo: folder)
        let window = try server.window(titled: "Views", of: app)
        let start = DumpedViews(try ViewsScript.dumpOfStart())
        for button in ViewsScript.buttons {
            let place = try start.center(of: "UIButton", button)
            try server.click(window, x: Int(place.x), y: Int(place.y))
        }
        try finish(app, folder)
    }

    @Test("Real clicks in a Wayland window do so as well")
    func wayland() throws {
        let server = try XServer()
        let compositor = try WaylandCompositor(on: server)
        let folder = try TestFolder()
        let app = try start(compositor.environment, dumpingTo: folder)
        let pixels = try #require(XPixels(server: server.name))
        let desktop = try #require(pixels.rootWindow)
        let groupedBackground: UInt = 0xF2F2F7
        // The compositor fades windows in, and says to nobody when it is done.
        let origin = try #require(pixels.waitForRow(of: groupedBackground, length: 390, window: desktop, width: 780, height: 880))
        // The compositor learns where the mouse is when it comes in; one that was there already may be somewhere else for it.
        try server.moveMouseAway()
        let start = DumpedViews(try ViewsScript.dumpOfStart())
        for button in ViewsScript.buttons {
            let place = try start.center(of: "UIButton", button)
            try server.click("\(desktop)", x: origin.x + Int(place.x), y: origin.y + Int(place.y))
        }
        try finish(app, folder)
    }

    @Test("The script in a Wayland window does so as well")
    func scriptedWayland() throws {
        let server = try XServer()
        let compositor = try WaylandCompositor(on: server)
        let folder = try TestFolder()
        let script = try folder.write(
            ViewsScript.taps + "until \"\(ViewsScript.lastText)\" 30\nwait 1\ndump \"\(folder.path("dump.txt"))\"\n", to: "script.drive")
        let run = try RunningProgram(
            RunningProgram.example("Views"), ViewsScript.screen + ["--display", "window", "--drive", script],
            environment: compositor.environment
        ).result()
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text("dump.txt") == (try ViewsScript.dumpOfEnd()))
    }

    /// Opens the example in a window. While its script waits, it runs as it does without one.
    private func start(_ environment: [String: String?], dumpingTo folder: TestFolder) throws -> RunningProgram {
        let app = try RunningProgram(
            RunningProgram.example("Views"), ViewsScript.screen + ["--display", "window", "--drive", "-"], environment: environment)
        try app.write("until \"\(ViewsScript.lastText)\" 60\nwait 1\ndump \"\(folder.path("dump.txt"))\"\n")
        try app.closeInput()
        return app
    }

    private func finish(_ app: RunningProgram, _ folder: TestFolder) throws {
        let result = app.result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.text("dump.txt") == (try ViewsScript.dumpOfEnd()))
    }
}
