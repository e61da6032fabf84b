import Foundation
import Testing

/// What is done to the example Views in each kind of display, and what it leaves behind without any.
enum ViewsScript {
    static let screen = ["--screen", "390x844@1"]

    /// The buttons that are pressed, in this order.
    static let buttons = [
        "Add", "Insert at 0", "Insert above", "Exchange", "To back", "To front", "Name", "Unname", "Remove", "Insert below",
        "Find by tag", "Find by name",
    ]

    /// What can be read when the last button has done its work.
    static let lastText = "Found by name"

    static var taps: String { buttons.map { "tap \"\($0)\"\n" }.joined() }

    /// The views as they are at first, without a display.
    static func dumpOfStart() throws -> String { try dump(after: "") }

    /// The views after all buttons have been pressed, without a display.
    static func dumpOfEnd() throws -> String { try dump(after: taps + "expect \"\(lastText)\"\n") }

    private static func dump(after commands: String) throws -> String {
        let folder = try TestFolder()
        let script = try folder.write(commands + "wait 1\ndump \"\(folder.path("dump.txt"))\"\n", to: "script.drive")
        let run = try RunningProgram(
            RunningProgram.example("Views"), screen + ["--display", "headless", "--drive", script]
        ).result()
        #expect(run.status == 0, "\(run.errors)")
        return try folder.text("dump.txt")
    }
}
