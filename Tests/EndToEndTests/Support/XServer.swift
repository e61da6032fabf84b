import Foundation

/// An X server of the test's own, with a mouse that is moved through XTEST.
final class XServer {
    private let server: RunningProgram
    let name: String

    init() throws {
        server = try RunningProgram(RunningProgram.find("Xvfb"), ["-displayfd", "1", "-screen", "0", "800x900x24", "-nolisten", "tcp"])
        // The server writes its number once it can be used.
        name = ":" + server.readLine()
    }

    /// Waits for a window of a title, and returns its number.
    func window(titled title: String) throws -> String {
        try run(["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
    }

    /// Clicks at a place of a window, in its pixels.
    func click(_ window: String, x: Int, y: Int) throws {
        _ = try run(["mousemove", "--sync", "--window", window, "\(x)", "\(y)", "click", "1"])
    }

    private func run(_ arguments: [String]) throws -> String {
        try RunningProgram(RunningProgram.find("xdotool"), arguments, environment: ["DISPLAY": name]).readLine()
    }
}
