import Foundation
import Testing

/// An X server of the test's own, with a mouse that is moved through XTEST.
final class XServer {
    private let server: RunningProgram
    let name: String

    init() throws {
        server = try RunningProgram(RunningProgram.find("Xvfb"), ["-displayfd", "1", "-screen", "0", "800x900x24", "-nolisten", "tcp"])
        // The server writes its number once it can be used.
        name = ":" + server.readLine()
    }

    /// Waits for a program's window of a title to show its first frame, and returns its number. The frame's top left corner must
    /// not be black.
    func window(titled title: String, of program: RunningProgram) throws -> String {
        let search = try start(["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
        let number = program.readLine(of: search)
        try #require(!number.isEmpty, "the program ended before it showed a window: \(program.result().errors)")
        // A click before that goes to views that are not laid out yet.
        let pixels = try #require(XPixels(server: name)), window = try #require(UInt(number))
        try #require(pixels.waitForOtherColor(than: 0, window: window), "the window stays black")
        return number
    }

    /// Moves the mouse to the lower right corner of the screen, outside of the windows of these tests.
    func moveMouseAway() throws {
        _ = try start(["mousemove", "--sync", "799", "899"]).readLine()
    }

    /// Clicks at a place of a window, in its pixels.
    func click(_ window: String, x: Int, y: Int) throws {
        // Without --sync, which waits for 15 seconds where the mouse is at that place already. The server keeps the order anyway.
        _ = try start(["mousemove", "--window", window, "\(x)", "\(y)", "click", "1"]).readLine()
    }

    /// Has xdotool do something, and waits until it has.
    func use(_ arguments: [String]) throws {
        let result = try start(arguments).result()
        try #require(result.status == 0, "xdotool \(arguments.joined(separator: " ")): \(result.errors)")
    }

    /// The same, and what it says.
    func answer(_ arguments: [String]) throws -> String { try start(arguments).wholeLines().joined(separator: "\n") }

    /// Asks a window to close, as a window manager does for its user.
    func close(_ window: String) throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Windows/close.py").path
        let result = try RunningProgram("/usr/bin/python3", [script, window], environment: ["DISPLAY": name]).result()
        try #require(result.status == 0, "\(result.errors)")
    }

    private func start(_ arguments: [String]) throws -> RunningProgram {
        try RunningProgram(RunningProgram.find("xdotool"), arguments, environment: ["DISPLAY": name])
    }
}
