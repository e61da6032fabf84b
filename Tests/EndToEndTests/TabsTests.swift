import Foundation
import Testing

/// The example Tabs: stacks in tabs, and a selected tab that outlives a sudden death.
struct TabsTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Runs a script in the example, whose user defaults stay from one run to the next.
    private func run(_ script: String, screen: String = "390x844@1") throws -> RunningProgram {
        let file = try folder.write(script, to: "script.drive")
        return try RunningProgram(
            RunningProgram.example("Tabs"),
            ["--display", "headless", "--screen", screen, "--defaults", folder.path("defaults"), "--drive", file])
    }

    private func expectSuccess(_ script: String, screen: String = "390x844@1") throws {
        let result = try run(script, screen: screen).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(
        "The selected tab survives SIGKILL",
        arguments: [("Inbox", "Grace"), ("Motion", "Tap to throw the ball."), ("Notes", "Bread"), ("Colours", "Indigo")])
    func selectedTab(title: String, content: String) throws {
        let app = try run("tap \"\(title == "Notes" ? "Inbox" : "Notes")\"\ntap \"\(title)\"\nkill")
        _ = app.result()
        #expect(app.wasKilled)
        try expectSuccess("expect \"\(content)\"")
    }

    @Test("A killed window comes back with the same tab, which a real mouse had chosen")
    func selectedTabInWindow() throws {
        let server = try XServer()
        let app = try RunningProgram(
            RunningProgram.example("Tabs"),
            ["--display", "window", "--screen", "390x844@1", "--defaults", folder.path("defaults"), "--drive", "-"],
            environment: ["DISPLAY": server.name, "WAYLAND_DISPLAY": nil])
        try app.write("until \"Tap to throw the ball.\" 60\nkill\n")
        // The third of four tabs.
        try server.click(server.window(titled: "Tabs", of: app), x: 244, y: 790)
        _ = app.result()
        #expect(app.wasKilled)
        try expectSuccess("expect \"Tap to throw the ball.\"")
    }

    @Test("A stored tab that does not exist does no harm")
    func foreignNumber() throws {
        let file = try folder.write("expect \"Indigo\"", to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example("Tabs"), ["--display", "headless", "--drive", file, "-selectedTab", "17"]
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("Screens push further screens, each tab on a stack of its own", arguments: ["390x844@1", "844x390@1"])
    func stacks(screen: String) throws {
        try expectSuccess(
            """
            tap "Teal"
            wait 1
            tap "Next"
            wait 1
            expect "Teal 2"
            tap "Inbox"
            wait 0.2
            tap "Colours"
            expect "Teal 2"
            tap "Teal"
            wait 1
            expect-not "Teal 2"
            tap "Colours"
            wait 1
            expect "Indigo"
            """, screen: screen)
    }

    @Test("The badge counts the messages that have not been read")
    func badge() throws {
        try expectSuccess(
            """
            expect "3"
            tap "Inbox"
            tap "Grace"
            wait 1
            expect "2"
            tap "Inbox"
            wait 1
            tap "Read all"
            wait 0.5
            expect-not "1"
            """)
    }

    @Test("The toolbar is there where it has something to do")
    func toolbar() throws {
        try expectSuccess(
            """
            expect-not "Fainter"
            tap "Blue"
            wait 1
            expect "100 %"
            tap "Fainter"
            wait 0.5
            expect "75 %"
            tap "Colours"
            wait 1
            expect-not "Fainter"
            """)
    }

    @Test("A sheet is presented over the tabs and dismissed by what is chosen, by Cancel, or by pulling it down")
    func sheet() throws {
        try expectSuccess(
            """
            tap "Notes"
            tap "New note"
            wait 1
            expect "Coffee"
            tap "Coffee"
            wait 1
            expect-not "Flowers"
            expect "Coffee"
            tap "New note"
            wait 1
            tap "Cancel"
            wait 1
            expect-not "Flowers"
            """)
    }

    @Test("The animated view moves, and comes to rest")
    func motion() throws {
        try expectSuccess(
            """
            tap "Motion"
            tap 250 400
            expect "On its way"
            wait 1
            expect "At rest"
            tap "Roll"
            wait 1
            expect "Rolling"
            tap "Stop"
            expect "At rest"
            """)
    }
}
