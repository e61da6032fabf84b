import Foundation
import Testing

/// The example Selection: a text is chosen from a table that is presented.
struct SelectionTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func expectSuccess(_ script: String, _ arguments: String...) throws {
        let file = try folder.write(script, to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example("Selection"),
            ["--display", "headless", "--screen", "390x844@1", "--defaults", folder.path("defaults"), "--drive", file] + arguments
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("A row that is tapped is chosen, and the table goes away")
    func choosing() throws {
        try expectSuccess(
            """
            expect "Nothing yet"
            tap "Choose"
            wait 1
            tap "Porcelana"
            wait 1
            expect-not "Trinitario"
            expect "Porcelana"
            tap "Choose"
            wait 1
            tap "Criollo"
            wait 1
            expect "Criollo"
            expect-not "Porcelana"
            """)
    }

    @Test("A table of a million rows scrolls, and each row can be chosen")
    func million() throws {
        try expectSuccess(
            """
            tap "Choose"
            wait 1
            expect "Text 1"
            swipe up "Text 9"
            wait 4
            expect-not "Text 1"
            tap 200 400
            wait 1
            expect "Your choice"
            expect-not "Nothing yet"
            """, "-rows", "1000000")
    }
}
