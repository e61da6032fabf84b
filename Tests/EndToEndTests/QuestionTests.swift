import Foundation
import Testing

/// A program that waits for the answer to an alert in the middle of a function.
struct QuestionTests {
    @Test("CT-70: an alert that is waited for in a run loop of its own is drawn, is tapped, and gives its answer; so does a second one")
    func waiting() throws {
        let server = try XServer()
        let folder = try TestFolder()
        let app = try RunningProgram(
            RunningProgram.example("TestApp"), Hello.screen + ["--display", "window", "--drive", "-", "Question"],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        let end = folder.path("end.png")
        try app.write("until \"Answered 1, then 1\" 30\nsnapshot \"\(end)\"\nwait 2\n")
        try app.closeInput()
        let window = try server.window(titled: "TestApp", of: app)
        try server.click(window, x: 195, y: 130)
        // The script stays until the last click has been taken. Here is "Yes", as soon as an alert is there; elsewhere nothing is notified
        // of it.
        let deadline = Date(timeIntervalSinceNow: 30)
        repeat { try server.click(window, x: 262, y: 455) } while !FileManager.default.fileExists(atPath: end) && Date() < deadline
        let result = app.result()
        #expect(result.status == 0, "\(result.errors)")
    }
}
