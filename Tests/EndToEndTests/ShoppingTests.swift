import Foundation
import Testing

/// The example Shopping: a list in a file, edited in all the ways that lists and forms have.
struct ShoppingTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func run(_ script: String, screen: String = "390x844@1") throws -> RunningProgram {
        let file = try folder.write(script, to: "script.drive")
        return try RunningProgram(
            RunningProgram.example("Shopping"),
            ["--display", "headless", "--screen", screen, "--container", folder.path("container"), "--drive", file])
    }

    private func expectSuccess(_ script: String, screen: String = "390x844@1") throws {
        let result = try run(script, screen: screen).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("What is bought and added is in the app's own folder of documents, and survives SIGKILL")
    func persistence() throws {
        let app = try run(
            """
            tap "Apples"
            tap "Add"
            wait 1
            type "Plums"
            tap "Add"
            wait 1
            expect "Plums"
            kill
            """)
        _ = app.result()
        #expect(app.wasKilled)
        #expect(FileManager.default.fileExists(atPath: folder.path("container") + "/Documents/Shopping.json"))
        try expectSuccess("expect \"Plums\"\ntap \"Aisles\"\nwait 0.5\nexpect-not \"Apples,\"")
    }

    @Test("A row is deleted by a swipe, and moved to another part of the shop by its menu", arguments: ["390x844@1", "1024x768@1"])
    func rows(screen: String) throws {
        try expectSuccess(
            """
            swipe left "Basil"
            wait 0.5
            tap "Delete"
            wait 1
            expect-not "Basil"
            press "Carrots" 0.8
            wait 0.5
            tap "Move to"
            wait 0.5
            tap "Household"
            wait 1
            expect "Carrots"
            """, screen: screen)
    }

    @Test("The form changes the list at once: name, amount, and a day that shows its wheels")
    func form() throws {
        try expectSuccess(
            """
            press "Milk" 0.8
            wait 0.5
            tap "Details"
            wait 1
            clear "Name"
            type "Oat milk"
            key return
            tap "Increment"
            wait 0.5
            expect "3 litres"
            tap "On a day"
            wait 0.5
            expect-value "On a day" 1
            tap "List"
            wait 1
            expect "Oat milk"
            expect "3 litres"
            """)
    }

    @Test("A damaged file is replaced by the usual things", arguments: ["", "[", "{\"a\":1}", "[{\"number\":\"x\"}]"])
    func damagedFile(text: String) throws {
        let documents = folder.path("container") + "/Documents"
        try FileManager.default.createDirectory(atPath: documents, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: documents + "/Shopping.json"))
        try expectSuccess("expect \"Apples\"")
    }
}
