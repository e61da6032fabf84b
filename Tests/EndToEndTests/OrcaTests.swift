import Foundation
import Testing

/// Examples beside Orca, the screen reader of Debian's desktops.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/orca"), "Orca is not installed."))
struct OrcaTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(
        "AX-42, AX-63: Orca says titles, rows and values as keys lead through an app, and the app is used by them",
        arguments: [
            (
                "TabOrder",
                [
                    "Tab A label.", "Tab:An object of class A label.", "Tab:Lock the other tabs", "Tab:Lock toggle button not",
                    "Return:pressed",
                ]
            ),
            (
                "Showcase",
                ["CONTROLS heading.", "Tab:Buttons.", "Tab:Switch.", "Tab:Slider.", "Return:default label.", "Tab:horizontal slider 50%"]
            ),
        ])
    func says(example: String, sayings: [String]) throws {
        let server = try XServer()
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Readers/orca.py").path
        let orca = try RunningProgram(
            "/usr/bin/dbus-run-session",
            ["--", "/usr/bin/python3", script, folder.path("orca"), RunningProgram.example(example)]
                + ["--display", "window", "--screen", "390x844@1", "--container", folder.path("container"), "--"] + sayings,
            environment: ["AT_SPI_BUS_ADDRESS": nil, "GSETTINGS_BACKEND": "memory", "DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        let result = orca.result()
        #expect(result.status == 0, "\(result.errors)")
    }
}
