import Foundation
import Testing

/// What an app says of its launch options.
struct HelpTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let app = try RunningProgram(
            RunningProgram.example("Hello"), arguments, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        let lines = app.wholeLines()
        let result = app.result()
        return (result.status, lines.joined(separator: "\n"), result.errors)
    }

    @Test("--help lists the options and ends, whatever else is wrong, and without a display")
    func help() throws {
        let run = try run("--display", "hologram", "--help")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: Hello [option…]"))
        #expect(run.output.contains("\n  --screen 390x844@3 "))
        #expect(run.errors.isEmpty, "\(run.errors)")
    }

    @Test("XP-128: an option that nobody knows is told and left to the app; pairs that are user defaults pass in silence")
    func unknown() throws {
        let script = try folder.write("expect \"Hello\"\n", to: "script.drive")
        let options = ["--drive", script, "--container", folder.path("container")]
        let told = try run("--scren", "320x480@1", options[0], options[1], options[2], options[3])
        #expect(
            told.errors
                == "Hello: --scren is no launch option, and is left to the app. Is --screen meant? --help lists those that there are.\n")
        let silent = try run("-AppleLanguages", "(de)", "-key", "value", options[0], options[1], options[2], options[3])
        #expect(silent.status == 0 && silent.errors.isEmpty, "\(silent.errors)")
    }
}
