import Foundation
import Testing

/// Apps that are used by what a screen reader of the desktop knows of them, and by nothing else.
struct ReaderTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Support/ReaderAtTabs.py").path

    @Test("AX-30, AX-53, AX-54, AX-64: tabs are chosen, locked and unlocked by a screen reader")
    func tabs() throws {
        let folder = try TestFolder()
        let reader = try RunningProgram(
            "/usr/bin/dbus-run-session",
            ["--", "/usr/bin/python3", Self.script, RunningProgram.example("TabOrder")] + Hello.screen
                + ["--display", "headless", "--defaults", folder.path("defaults")],
            environment: ["AT_SPI_BUS_ADDRESS": nil, "DISPLAY": nil])
        let result = reader.result()
        #expect(result.status == 0, "\(result.errors)")
    }
}
