import Foundation
import Testing

/// Apps that are used by what a screen reader of the desktop knows of them, and by nothing else.
@Suite(.serialized)
struct ReaderTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Runs what uses an example, on a session bus and an accessibility bus of its own.
    private func use(_ example: String, by script: String, screen: String = "390x844@1", _ arguments: String...) throws {
        let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Readers")
        let reader = try RunningProgram(
            "/usr/bin/dbus-run-session",
            ["--", "/usr/bin/python3", "-W", "ignore", scripts.appending(path: script + ".py").path, RunningProgram.example(example)]
                + ["--screen", screen, "--display", "headless", "--container", folder.path("container")] + arguments,
            environment: ["AT_SPI_BUS_ADDRESS": nil, "GSETTINGS_BACKEND": "memory", "DISPLAY": nil, "PYTHONDONTWRITEBYTECODE": "1"])
        let result = reader.result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("AX-30, AX-40, AX-43, AX-48, AX-53, AX-54, AX-56, AX-64: tabs are chosen, locked and rearranged by a screen reader, and stay so")
    func tabOrder() throws { try use("TabOrder", by: "tab_order") }

    @Test("AX-25, AX-26, AX-48: levels are chosen on the bar and in the list by a screen reader")
    func brightness() throws { try use("Brightness", by: "brightness") }

    @Test("AX-29, AX-33, AX-48: a popover is opened, read and left by a screen reader", arguments: ["390x844@1", "768x1024@1"])
    func tapPopover(screen: String) throws { try use("TapPopover", by: "tap_popover", screen: screen) }

    @Test("AX-27, AX-48: a row is chosen by a screen reader")
    func selection() throws { try use("Selection", by: "selection") }

    @Test("AX-48, AX-50: a row far down in a million is found and chosen by a screen reader")
    func million() throws { try use("Selection", by: "selection", "-rows", "1000000") }

    @Test(
        "AX-41, AX-42, AX-45, AX-46, AX-47, AX-61: an app is there once the desktop wants it, knows when a reader runs, and tells it what happens"
    )
    func announcer() throws { try use("Announcer", by: "announcer") }

    @Test("AX-40, AX-42: an app that is there before accessibility is joins its bus")
    func late() throws { try use("Announcer", by: "late") }

    @Test("AX-40: an app outlives the accessibility bus, and joins the next one")
    func busEnds() throws { try use("Announcer", by: "bus_ends") }

    @Test("AX-30, AX-56, AX-59: views are added, moved and named by a screen reader")
    func views() throws { try use("Views", by: "views", screen: "390x1400@1") }
}
