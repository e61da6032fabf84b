import Foundation
import Testing

/// The example under test, and what is expected of it.
enum Hello {
    static let names = ["Hello", "HelloScene"]

    /// A small screen, so that pictures are small.
    static let screen = ["--screen", "390x844@1"]

    /// The tree of views without the line that tells the time, which differs between real and virtual time.
    static func withoutClock(_ dump: String) -> String {
        dump.split(separator: "\n").filter { !$0.contains("Open for") && !$0.contains("Just opened") }.joined(separator: "\n")
    }

    /// What a script that taps as a person does leaves behind, without a display.
    static func scriptedDump(_ name: String) throws -> String {
        let folder = try TestFolder()
        let script = try folder.write(
            """
            tap "Tap me"
            tap "card"
            expect "Counted to 11."
            wait 0.5
            dump "\(folder.path("dump.txt"))"
            """, to: "script.drive")
        let run = try RunningProgram(RunningProgram.example(name), screen + ["--drive", script]).result()
        #expect(run.status == 0, "\(run.errors)")
        return withoutClock(try folder.text("dump.txt"))
    }
}
