import Foundation
import Testing

/// The example Notes: text views with styles, lists, links and pictures, and a search with scopes and tokens.
struct NotesTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func run(_ script: String, screen: String = "390x844@1") throws -> RunningProgram {
        let file = try folder.write(script, to: "script.drive")
        return try RunningProgram(
            RunningProgram.example("Notes"),
            [
                "--display", "headless", "--screen", screen, "--container", folder.path("container"), "--check-invariants",
                "--drive", file,
            ])
    }

    private func expectSuccess(_ script: String, screen: String = "390x844@1") throws {
        let result = try run(script, screen: screen).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("A search finds words, without accents, within a scope", arguments: ["390x844@1", "844x390@1"])
    func search(screen: String) throws {
        try expectSuccess(
            """
            wait 0.5
            wheel "Welcome" 0 3
            wait 1
            tap "Search"
            wait 1
            type "svejk"
            expect "To read"
            expect "The Good Soldier Švejk"
            expect-not "Rye bread"
            tap "Pinned"
            wait 0.5
            expect-not "To read"
            expect "0 Notes"
            tap "All"
            wait 0.5
            tap "To read"
            wait 1
            expect-value "text" "To read\\n•\\tThe Good Soldier Švejk\\n•\\tThe Left Hand of Darkness\\n•\\tInvisible Cities"
            """, screen: screen)
    }

    @Test("What is suggested becomes a token, which the delete key takes away")
    func tokens() throws {
        try expectSuccess(
            """
            wait 0.5
            drag 195 700 to 195 800 hold 0.2
            wait 0.5
            tap "Search"
            wait 1
            tap "Links"
            wait 0.5
            expect "1 Note"
            expect "Welcome"
            type "nothing like it"
            expect "0 Notes"
            clear "Search"
            key delete
            key delete
            wait 0.5
            expect "4 Notes"
            tap "Cancel"
            wait 1
            expect "Rye bread"
            """)
    }

    @Test("A note is written, and survives SIGKILL")
    func writing() throws {
        let app = try run(
            """
            wait 0.5
            tap "Compose"
            wait 1
            type "Shopping"
            key return
            type "Milk, and three apples"
            expect "5 words"
            kill
            """)
        _ = app.result()
        #expect(app.wasKilled)
        try expectSuccess(
            """
            wait 0.5
            expect "Milk, and three apples"
            tap "Shopping"
            wait 1
            expect-value "text" "Shopping\\nMilk, and three apples"
            """)
    }

    @Test("Return goes on with a list and leaves it; undo and redo lead there and back")
    func lists() throws {
        try expectSuccess(
            """
            wait 0.5
            tap "Compose"
            wait 1
            type "List"
            key return
            tap "List"
            type "one"
            key return
            type "two"
            key return
            key return
            type "end"
            expect-value "text" "List\\n•\\tone\\n•\\ttwo\\nend"
            tap "Undo"
            tap "Undo"
            expect-value "text" "List\\n•\\tone\\n•\\ttwo\\n•\\t"
            tap "Redo"
            tap "Redo"
            expect-value "text" "List\\n•\\tone\\n•\\ttwo\\nend"
            """)
    }

    @Test("another text size leaves nothing to undo that was done to the former text")
    func undoAfterTextSize() throws {
        try expectSuccess(
            """
            wait 0.5
            tap "Compose"
            wait 1
            type "List"
            key return
            tap "List"
            type "one"
            text-size 2
            wait 1
            tap "Undo"
            expect-value "text" "List\\n•\\tone"
            """)
    }

    @Test("Words become bold and links, and a picture stands between them", arguments: ["390x844@2", "1024x768@1"])
    func styles(screen: String) throws {
        try expectSuccess(
            """
            wait 0.5
            tap "Mountains in June"
            wait 1
            tap "text"
            key cmd+a
            tap "Style"
            wait 0.5
            tap "Italic"
            wait 0.5
            tap "Link"
            wait 1
            type "example.org"
            tap "Set"
            wait 1
            tap "Picture"
            wait 0.5
            tap "Hills"
            wait 0.5
            tap "Undo"
            wait 0.5
            expect "25 words"
            tap "Done"
            wait 1
            tap "Notes"
            wait 1
            expect "Mountains in June"
            """, screen: screen)
    }

    @Test("A note that cannot be read stays as it is, and the others are shown")
    func damagedFile() throws {
        try expectSuccess("wait 0.5\nexpect \"Welcome\"")
        let damaged = folder.path("container") + "/Documents/Notes/7.note"
        try Data("{\"number\": 7, \"text\": {\"characters\": \"cut o".utf8).write(to: URL(fileURLWithPath: damaged))
        try expectSuccess(
            """
            wait 0.5
            expect "Welcome"
            swipe left "Rye bread"
            wait 0.5
            tap "Delete"
            wait 1
            expect-not "Rye bread"
            swipe right "To read"
            wait 0.5
            tap "Pin"
            wait 1
            expect "3 Notes"
            """)
        #expect(FileManager.default.fileExists(atPath: damaged))
    }
}
