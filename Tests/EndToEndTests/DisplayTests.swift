import Foundation
import Testing

/// The five seed examples, each from one program in every kind of display.
@Suite(.serialized)
struct DisplayTests {
    /// What a person does first in each of them.
    private static let stories = [
        "TabOrder": "tap 117 785\nuntil \"Tab B\" 20",
        "Brightness": "tap \"20%\"",
        "TapPopover": "tap 250 300\nuntil \"x=250\" 20",
        "Selection": "tap \"Choose\"\nuntil \"Porcelana\" 20",
        "Views": "tap \"Add\"\nuntil \"D\" 20",
    ]

    private static func dump(_ example: String, _ display: String, environment: [String: String?] = [:]) throws -> String {
        let folder = try TestFolder()
        let script = try folder.write("\(stories[example] ?? "")\nwait 1\ndump \"\(folder.path("dump.txt"))\"\n", to: "script.drive")
        let run = try RunningProgram(
            RunningProgram.example(example),
            [
                "--display", display, "--screen", "390x844@1", "--style", "light", "--defaults", folder.path("defaults"), "--drive", script,
            ], environment: environment
        ).result()
        #expect(run.status == 0, "\(run.errors)")
        return try folder.text("dump.txt")
    }

    @Test("A script leaves the same views in a window, in a browser and without a display", arguments: stories.keys.sorted())
    func everyDisplay(example: String) throws {
        let server = try XServer()
        let expected = try Self.dump(example, "headless")
        #expect(expected.contains("UIWindow"))
        #expect(try Self.dump(example, "window", environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil]) == expected)
        #expect(try Self.dump(example, "browser") == expected)
    }
}
