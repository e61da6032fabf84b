import Foundation
import Testing

/// Apps that follow what the user has set for the desktop.
@Suite(.serialized)
struct SettingsTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private var options: [String] { Hello.screen + ["--display", "headless", "--container", folder.path("container")] }

    @Test(
        "AX-65, AX-66, AX-67: style, contrast, movement and text follow the portal, however it behaves",
        arguments: ["ready", "late", "silent", "twice"])
    func portal(behaviour: String) throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Readers/settings.py").path
        let result = try RunningProgram(
            "/usr/bin/dbus-run-session",
            ["--", "/usr/bin/python3", "-W", "ignore", script, behaviour, RunningProgram.example("Wishes")] + options,
            environment: ["DISPLAY": nil]
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("AX-69: launch options set what the user wants")
    func launchOptions() throws {
        let app = try RunningProgram(
            RunningProgram.example("Wishes"),
            options + ["--style", "dark", "--accessibility", "reduce-motion,increase-contrast", "--text-size", "accessibility-XL"])
        #expect(app.readLine() == "dark high rests AccessibilityXL")
    }

    @Test("AX-69: a launch option of no meaning is told")
    func wrongOptions() throws {
        let result = try RunningProgram(RunningProgram.example("Wishes"), options + ["--accessibility", "loudness"]).result()
        #expect(result.status == 1)
        #expect(result.errors.contains("--accessibility loudness: must be of assistive-touch, bold-text"))
    }

    @Test(
        "AX-40: without a session bus, and with one that has ended, an app runs as ever",
        arguments: [nil, "unix:path=/nowhere"] as [String?])
    func noBus(address: String?) throws {
        let app = try RunningProgram(
            RunningProgram.example("Wishes"), options,
            environment: ["DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": address])
        #expect(app.readLine() == "light normal moves L")
    }
}
