import Foundation
import Testing

/// A text field of a window beside an input method of the desktop.
struct InputMethodTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("AX-79, AX-80, AX-81: a long composition comes whole, and stays when its input method dies in the middle of it")
    func composing() throws {
        let server = try XServer()
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "InputMethods/input_method.py").path
        let result = try RunningProgram(
            "/usr/bin/dbus-run-session",
            ["--", "/usr/bin/python3", "-W", "ignore", script, folder.path("ibus"), RunningProgram.example("Guest")]
                + ["--display", "window", "--screen", "390x844@1", "--container", folder.path("container"), "--own-instance"],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil, "XMODIFIERS": nil, "SDL_IM_MODULE": nil]
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }
}
