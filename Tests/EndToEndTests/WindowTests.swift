import Foundation
import Testing

/// Examples in real windows: what a mouse does there is compared with what a script does without a display.
@Suite(.serialized)
struct WindowTests {
    @Test("Real clicks in an X11 window do what a script does", arguments: Hello.names)
    func x11(example: String) throws {
        let server = try XServer()
        let folder = try TestFolder()
        let app = try RunningProgram(
            RunningProgram.example(example), Hello.screen + ["--display", "window", "--drive", "-"],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        // While the script waits, the application runs as it does without one.
        try app.write("until \"Tapped once.\" 30\nuntil \"Counted to 11.\" 30\nwait 0.5\ndump \"\(folder.path("dump.txt"))\"\n")
        let window = try server.window(titled: example, of: app)
        try server.click(window, x: 195, y: 409)
        try server.click(window, x: 195, y: 300)

        let card = try #require(colorOfCard(on: server, window: window))
        #expect(card == 0x30B0C7, "the card is \(String(card, radix: 16))")
        try app.closeInput()
        let result = app.result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(Hello.withoutClock(try folder.text("dump.txt")) == (try Hello.scriptedDump(example)))
    }

    /// What is seen of the card once the colour's animation is over, beside its text.
    private func colorOfCard(on server: XServer, window: String) -> UInt? {
        guard let pixels = XPixels(server: server.name), let number = UInt(window) else { return nil }
        let deadline = Date(timeIntervalSinceNow: 20)
        var color: UInt?
        repeat {
            color = pixels.color(window: number, x: 40, y: 330)
        } while color != 0x30B0C7 && Date() < deadline
        return color
    }

    @Test("A script drives a Wayland window of a compositor with a screen")
    func wayland() throws {
        let server = try XServer()
        try checkScript(on: try WaylandCompositor(on: server))
    }

    @Test("A script drives a Wayland window of a compositor without any screen")
    func headlessWayland() throws {
        try checkScript(on: try WaylandCompositor())
    }

    @Test("SV-103, SV-105: on Wayland another scene has a window of its own, and the first one can be closed before it")
    func severalWaylandWindows() throws {
        let compositor = try WaylandCompositor()
        let folder = try TestFolder()
        let app = try RunningProgram(
            AppBundle.ofNumberedScenes(in: folder).path,
            ["--display", "window", "--screen", "300x500@1", "--container", folder.path("container"), "--drive", "-"],
            environment: compositor.environment)
        try app.write("tap \"Another\"\nwait 0.5\ntap \"Close\"\nwait 0.5\n")
        try app.closeInput()
        let lines = app.wholeLines()
        let result = app.result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(lines.contains("2 connects org.example.note") && lines.contains("2 size 300x500 screen 300"), "\(lines)")
        #expect(lines.contains("1 disconnects") && lines.contains("discarded 1"), "\(lines)")
        #expect(lines.suffix(3).contains("2 disconnects"), "\(lines)")
    }

    private func checkScript(on compositor: WaylandCompositor) throws {
        let folder = try TestFolder()
        let script = try folder.write(
            """
            tap "Tap me"
            tap "card"
            until "Counted to 11." 30
            wait 0.5
            dump "\(folder.path("dump.txt"))"
            snapshot "\(folder.path("picture.png"))"
            """, to: "script.drive")
        let run = try RunningProgram(
            RunningProgram.example("Hello"), Hello.screen + ["--display", "window", "--drive", script],
            environment: compositor.environment
        ).result()
        #expect(run.status == 0, "\(run.errors)")
        #expect(Hello.withoutClock(try folder.text("dump.txt")) == (try Hello.scriptedDump("Hello")))
    }
}
