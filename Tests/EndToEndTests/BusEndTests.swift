import Foundation
import Testing

/// An app that has to do with all that is on its session bus, and the bus is killed.
@Suite(.serialized)
struct BusEndTests {
    private let server: XServer
    private let bus: RunningProgram
    private let address: String
    private let portal: RunningProgram
    private let folder: TestFolder
    private let app: RunningProgram
    private let window: String

    init() throws {
        server = try XServer()
        folder = try TestFolder()
        bus = try RunningProgram(RunningProgram.find("dbus-daemon"), ["--session", "--nofork", "--nopidfile", "--print-address=1"])
        address = bus.readLine()
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        portal = try RunningProgram(
            "/usr/bin/python3", [tests.appendingPathComponent("DesktopServicesTests/Programs/portal.py").path, "silent"],
            environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        #expect(portal.readLine() == "ready")
        try FileManager.default.createDirectory(atPath: folder.path("documents"), withIntermediateDirectories: true)
        _ = try folder.write("", to: "documents/letter.txt")
        app = try RunningProgram(
            RunningProgram.example("Guest"),
            ["--screen", "390x844@1", "--display", "window", "--bus-name", "org.example.guest", "--container", folder.path("container")],
            environment: [
                "DISPLAY": server.name, "WAYLAND_DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": nil,
                "GSETTINGS_BACKEND": "memory", "FORASTERO_DOCUMENTS": folder.path("documents"),
            ])
        window = try server.window(titled: "Guest", of: app)
    }

    private func line(beginning prefix: String) -> String {
        while true {
            let line = app.readLine()
            if line.isEmpty || line.hasPrefix(prefix) { return line }
        }
    }

    /// As a screen reader does that starts.
    private func startReader() throws {
        let result = try RunningProgram(
            RunningProgram.find("gdbus"),
            ["call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
                + ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", "<true>"],
            environment: ["DBUS_SESSION_BUS_ADDRESS": address, "GSETTINGS_BACKEND": "memory"]
        ).result()
        try #require(result.status == 0, "\(result.errors)")
    }

    @Test("AX-40, AX-70, AX-74, AX-92: an app outlives its session bus: who waits is answered, nothing spins, and all goes on without it")
    func killed() throws {
        try startReader()
        try server.click(window, x: 195, y: 527)
        #expect(line(beginning: "granted") == "granted true")
        #expect(portal.readLine().hasPrefix("AddNotification tea"))
        try server.click(window, x: 195, y: 317)
        #expect(portal.readLine().hasPrefix("OpenFile"))
        bus.kill()

        // The dialogue that the desktop was asked for gives way to the app's own, which is used to its end.
        let pixels = try #require(XPixels(server: server.name))
        let number = try #require(UInt(window))
        // Of the only row, under which the line is; the button is in the bar above it.
        let separator = try #require(pixels.waitForRow(of: 0xC7C7C9, length: 200, window: number, width: 390, height: 844))
        try server.click(window, x: 195, y: separator.y - 20)
        try server.click(window, x: 352, y: separator.y - 81)
        #expect(line(beginning: "picked") == "picked [\"\(folder.path("documents/letter.txt"))\"]")
        // Touches in the middle of a transition are nobody's.
        #expect(line(beginning: "back") == "back")

        try server.click(window, x: 195, y: 422)
        #expect(line(beginning: "link") == "link true")
        try server.click(window, x: 195, y: 527)
        // What was granted stays, and a notice that nobody shows is none that stops the app.
        #expect(line(beginning: "granted") == "granted true")
        #expect(line(beginning: "presents") == "presents tea")
        let before = app.processorTime
        ProcessorTime.spend(0.5)
        #expect(app.processorTime - before < 0.1)
    }
}
