import Foundation
import Testing

/// The example Brightness: the order of tabs and the selected one outlive a sudden death.
struct BrightnessTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Runs a script in the example, whose user defaults stay from one run to the next.
    private func run(_ script: String, screen: String = "390x844@1") throws -> RunningProgram {
        let file = try folder.write(script, to: "script.drive")
        return try RunningProgram(
            RunningProgram.example("Brightness"),
            ["--display", "headless", "--screen", screen, "--defaults", folder.path("defaults"), "--drive", file])
    }

    private func expectSuccess(_ script: String) throws {
        let result = try run(script).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    private func kill(after script: String) throws {
        let app = try run(script + "\nkill")
        let errors = app.result().errors
        #expect(app.wasKilled, "\(errors)")
    }

    @Test("The level that was chosen survives SIGKILL")
    func selectedLevel() throws {
        try kill(after: "tap \"20%\"\nwait 0.5\ndump \(folder.path("chosen.txt"))")
        try expectSuccess("dump \(folder.path("restored.txt"))")
        let chosen = try String(contentsOfFile: folder.path("chosen.txt"), encoding: .utf8)
        #expect(try String(contentsOfFile: folder.path("restored.txt"), encoding: .utf8) == chosen)
        try kill(after: "tap \"0%\"\nwait 0.5")
        try expectSuccess("dump \(folder.path("other.txt"))")
        #expect(try String(contentsOfFile: folder.path("other.txt"), encoding: .utf8) != chosen)
    }

    @Test("70 % was chosen from the list of levels that have no tab: it is chosen after SIGKILL, also when the list was opened again")
    func selectedLevelOfTheList() throws {
        try kill(after: "tap \"More\"\nwait 1\ntap \"70%\"\nwait 1\nsnapshot \(folder.path("chosen.png"))")
        try expectSuccess("wait 1\nsnapshot \(folder.path("restored.png"))\ntap \"More\"\nwait 1\nexpect \"80%\"")
        let chosen = try Data(contentsOf: URL(fileURLWithPath: folder.path("chosen.png")))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("restored.png"))) == chosen)
        try expectSuccess("wait 1\nsnapshot \(folder.path("again.png"))")
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("again.png"))) == chosen)
    }

    @Test("70 % was moved to the bar and chosen there: it is chosen after SIGKILL")
    func selectedLevelOfNewOrder() throws {
        try kill(
            after: """
                tap "More"
                wait 1
                tap "Edit"
                wait 1
                drag "70%" to 117 785 in 0.5
                wait 0.5
                tap "Done"
                wait 1
                tap "70%"
                wait 0.5
                snapshot \(folder.path("chosen.png"))
                """)
        try expectSuccess("snapshot \(folder.path("restored.png"))")
        let chosen = try Data(contentsOf: URL(fileURLWithPath: folder.path("chosen.png")))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("restored.png"))) == chosen)
    }

    @Test("A new order survives SIGKILL, and the selection with it")
    func order() throws {
        try kill(
            after: """
                tap "More"
                wait 1
                tap "Edit"
                wait 1
                drag "70%" to 117 785 in 0.5
                wait 0.5
                tap "Done"
                wait 1
                tap "70%"
                wait 0.5
                """)
        try expectSuccess(
            """
            expect "0%"
            expect "70%"
            expect-not "10%"
            tap "More"
            wait 1
            expect "10%"
            """)
    }

    @Test(
        "A damaged or foreign file of defaults is put aside, and the app starts with what it has by itself",
        arguments: ["no defaults at all", "{ selectedTab = 2;", "bplist00", "<plist version=\"1.0\"><array/></plist>", "\u{1}\u{2}"])
    func damage(contents: String) throws {
        try kill(after: "tap \"20%\"\nwait 0.5")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("defaults"))
        let name = try #require(files.first { $0.contains("Brightness") })
        let file = folder.path("defaults") + "/" + name
        try Data(contents.utf8).write(to: URL(fileURLWithPath: file))
        let result = try run("expect \"0%\"").result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains(file), "\(result.errors)")
        let others = try FileManager.default.contentsOfDirectory(atPath: folder.path("defaults")).filter { $0 != name }
        let kept = others.map { try? String(contentsOfFile: folder.path("defaults") + "/" + $0, encoding: .utf8) }
        #expect(kept.contains(contents))
    }
}
