import Foundation
import Testing

/// Pictures of an app that a person uses in a window.
@Suite(.serialized)
struct PicturePortalTests {
    private let server: XServer
    private let bus: RunningProgram
    private let address: String
    private let folder: TestFolder
    /// A green picture of 8 × 8 pixels.
    private static let picture = """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgaHDAjoaWBACx1jAB/xhpKwAAAABJRU5ErkJggg==
        """

    init() throws {
        server = try XServer()
        folder = try TestFolder()
        bus = try RunningProgram(RunningProgram.find("dbus-daemon"), ["--session", "--nofork", "--nopidfile", "--print-address=1"])
        address = bus.readLine()
        let data = try #require(Data(base64Encoded: Self.picture))
        for name in ["a.png", "b.png", "c.png"] { try data.write(to: folder.url.appendingPathComponent(name)) }
        _ = try folder.write("no picture", to: "d.txt")
    }

    /// An app beside the portal that it has asked.
    private struct Picking {
        let app: RunningProgram
        let portal: RunningProgram
        let window: String
        let asked: String
    }

    /// Runs an app beside a portal of a kind that answers with files, and types the name of a picker.
    private func pick(_ picker: String, _ mode: String, _ files: [String]) throws -> Picking {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let script = tests.appendingPathComponent("DesktopServicesTests/Programs/portal.py").path
        let portal = try RunningProgram(
            "/usr/bin/python3", [script, mode] + files.map { folder.url.appendingPathComponent($0).absoluteString },
            environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        #expect(portal.readLine() == "ready")
        let app = try RunningProgram(
            RunningProgram.example("Guest"),
            ["--screen", "390x844@1", "--display", "window", "--container", folder.path("container")],
            environment: [
                "DISPLAY": server.name, "WAYLAND_DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": address, "FORASTERO_PICTURES": folder.url.path,
            ])
        let window = try server.window(titled: "Guest", of: app)
        try server.use(["windowfocus", window])
        try server.click(window, x: 195, y: 632)
        try server.use(["type", picker])
        return Picking(app: app, portal: portal, window: window, asked: mode == "none" ? "" : portal.readLine())
    }

    private func line(of app: RunningProgram, beginning prefix: String) -> String {
        while true {
            let line = app.readLine()
            if line.isEmpty || line.hasPrefix(prefix) { return line }
        }
    }

    @Test("AX-72: pictures are chosen in the desktop's dialogue, with pictures as its filter; it may answer with anything")
    func portal() throws {
        let image = try pick("photo", "early", ["a.png"])
        #expect(line(of: image.app, beginning: "image") == "image 8 a.png")
        #expect(image.asked.contains("Photo [") && image.asked.contains("(1, 'image/png'), (1, 'image/jpeg')"), "\(image.asked)")
        #expect(image.asked.contains("('multiple', False)"), "\(image.asked)")
    }

    @Test("AX-72: of several files those are handed over that are pictures, and as many as may be chosen")
    func several() throws {
        let photos = try pick("gallery", "early", ["a.png", "d.txt", "b.png", "c.png"])
        #expect(line(of: photos.app, beginning: "photos") == "photos [\"a\", \"b\"]")
        #expect(photos.asked.contains("('multiple', True)"), "\(photos.asked)")
    }

    @Test("AX-72: where the desktop cancels, so does the picker", arguments: [("photo", "image none"), ("gallery", "photos []")])
    func cancelling(picker: String, answer: String) throws {
        let picked = try pick(picker, "cancel", [])
        #expect(line(of: picked.app, beginning: String(answer.prefix(5))) == answer)
    }

    @Test("AX-72: where there is no dialogue, or its answer is no picture, our own grid is shown", arguments: ["none", "early"])
    func grid(mode: String) throws {
        let picked = try pick("photo", mode, mode == "none" ? [] : ["d.txt"])
        let pixels = try #require(XPixels(server: server.name)), number = try #require(UInt(picked.window))
        let cell = try #require(pixels.waitForRow(of: 0x008040, length: 100, window: number, width: 390, height: 844))
        try server.click(picked.window, x: cell.x + 50, y: cell.y + 50)
        #expect(line(of: picked.app, beginning: "image").hasPrefix("image 8 "))
    }
}
