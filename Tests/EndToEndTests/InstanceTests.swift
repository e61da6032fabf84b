import Foundation
import Testing

/// An app that a person starts twice, and the desktop for files.
@Suite(.serialized)
struct InstanceTests {
    private let bus: RunningProgram
    private let address: String
    private let folder: TestFolder

    init() throws {
        bus = try RunningProgram(RunningProgram.find("dbus-daemon"), ["--session", "--nofork", "--nopidfile", "--print-address=1"])
        address = bus.readLine()
        folder = try TestFolder()
    }

    private func guest(_ arguments: [String], address: String? = nil) throws -> RunningProgram {
        let common = ["--display", "headless", "--bus-name", "org.example.guest", "--container", folder.path("container")]
        return try RunningProgram(
            RunningProgram.example("Guest"), common + arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": address ?? self.address])
    }

    private func line(of app: RunningProgram, beginning prefix: String) -> String {
        while true {
            let line = app.readLine()
            if line.isEmpty || line.hasPrefix(prefix) { return line }
        }
    }

    @Test("AX-92: the second instance hands over its files, and ends; the first one opens them together")
    func second() throws {
        let app = try guest(["--open", "/tmp/first.txt"])
        #expect(line(of: app, beginning: "started") == "started file:///tmp/first.txt -")
        let long = "file:///" + String(repeating: "x", count: 100_000)
        let other = try guest(["--open", "/tmp/a b.txt", long]).result()
        #expect(other.status == 0)
        #expect(other.errors.contains("runs already"), "\(other.errors)")
        #expect(line(of: app, beginning: "opened") == "opened file:///tmp/a%20b.txt file:///xxxxxxxxxxxx…100008")
    }

    @Test("AX-92: without a session bus an app starts as ever, and says so if it was given a name")
    func withoutBus() throws {
        let app = try guest(["--open", "/tmp/first.txt"], address: "")
        #expect(line(of: app, beginning: "started") == "started file:///tmp/first.txt -")
        #expect(app.waitForError(containing: "there is no session bus"))
    }

    @Test("AX-91: an app that the bus has started learns what for before its scene connects")
    func startedByBus() throws {
        let app = try guest(["--started-by-bus"])
        var status: Int32 = 1
        while status != 0 {
            // As the bus does, that has the call wait until the name is there.
            status = try RunningProgram(
                RunningProgram.find("gdbus"),
                ["call", "--session", "--dest", "org.example.guest", "--object-path", "/org/example/guest", "--method"]
                    + ["org.freedesktop.Application.Open", "['file:///tmp/x']", "{}"],
                environment: ["DBUS_SESSION_BUS_ADDRESS": address]
            ).result().status
        }
        #expect(line(of: app, beginning: "started") == "started file:///tmp/x -")
    }

    @Test("AX-71, AX-72, AX-73, AX-74, MO-129: an app in a person's window asks the portal for dialogues, openers, notices and printing")
    func portal() throws {
        let server = try XServer()
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let script = tests.appendingPathComponent("DesktopServicesTests/Programs/portal.py").path
        let portal = try RunningProgram(
            "/usr/bin/python3", [script, "done", "file:///tmp/a%20b.png"], environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        #expect(portal.readLine() == "ready")
        let app = try RunningProgram(
            RunningProgram.example("Guest"),
            ["--screen", "390x844@1", "--display", "window", "--container", folder.path("container")],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": address])
        let window = try server.window(titled: "Guest", of: app)
        let number = try #require(Int(window))
        try server.click(window, x: 195, y: 422)
        #expect(line(of: app, beginning: "link") == "link true")
        #expect(portal.readLine() == "OpenURI x11:\(String(number, radix: 16)) https://example.org/a []")
        try server.click(window, x: 195, y: 527)
        #expect(line(of: app, beginning: "granted") == "granted true")
        #expect(
            portal.readLine().hasPrefix("AddNotification tea [('body', 'is ready'), ('buttons', [{'action': 'later', 'label': 'Later'}])"))
        #expect(line(of: app, beginning: "chosen") == "chosen tea com.apple.UNNotificationDefaultActionIdentifier")
        try server.click(window, x: 195, y: 735)
        #expect(line(of: app, beginning: "printed") == "printed true -")
        #expect(portal.readLine().hasPrefix("PreparePrint x11:\(String(number, radix: 16)) Letter [('duplex', 'simplex')"))
        #expect(portal.readLine() == "Print x11:\(String(number, radix: 16)) Letter %PDF- [('modal', True), ('token', 0)]")
        try server.click(window, x: 195, y: 317)
        #expect(line(of: app, beginning: "picked") == "picked [\"/tmp/a b.png\"]")
        #expect(portal.readLine().hasPrefix("OpenFile x11:\(String(number, radix: 16)) Open ["))
    }
}
