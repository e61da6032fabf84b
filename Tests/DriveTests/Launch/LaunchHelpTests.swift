import Foundation
import Testing

@testable import Drive

struct LaunchHelpTests {
    @Test(arguments: [
        (["--help"], true), (["--style", "dark", "--help"], true), (["--display", "hologram", "--help"], true), ([], false),
        (["-help"], false), (["--drive", "--help"], false), (["--open", "--help"], false), (["--help=no"], false),
    ])
    func itIsAskedForByAnOptionOnly(arguments: [String], isAskedFor: Bool) {
        #expect(LaunchHelp.isAskedFor(in: arguments) == isAskedFor)
    }

    @Test func eachOptionHasALineThatFitsATerminal() {
        let lines = LaunchHelp.text(program: "My App").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "usage: My App [option…] [--open ADDRESS-OR-FILE…]")
        for option in LaunchOption.all {
            let own = lines.filter { $0.hasPrefix("  \(option.name) ") }
            #expect(own.count == 1 && own[0].hasSuffix("  " + option.summary), "\(option.name)")
        }
        #expect(lines.dropLast(3).allSatisfy { $0.count <= 120 })
    }

    @Test func theDocumentationHasEachOption() throws {
        let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }.appending(path: "Documentation")
        let text = try ["Driving.md", "InABrowser.md"].map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        for option in LaunchOption.all { #expect(text.contains("`\(option.name)"), "\(option.name)") }
    }

    @Test(arguments: [
        ("--scren", "Is --screen meant?"), ("--styl", "Is --style meant?"), ("--Help", "Is --help meant?"), ("--verbose", nil),
        ("--x", nil), ("--ünïcode", nil),
    ])
    func aSlipIsGuessed(name: String, guess: String?) {
        let note = LaunchHelp.note(onUnknown: name, program: "App")
        #expect(note.hasPrefix("App: \(name) is no launch option, and is left to the app."))
        #expect(note.contains("meant?") == (guess != nil))
        #expect(guess.map(note.contains) ?? true)
    }
}
