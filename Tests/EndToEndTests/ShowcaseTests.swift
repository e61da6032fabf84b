import Foundation
import Testing

/// The example Showcase: a page for each control and container, from which the catalogue of the documentation is made.
struct ShowcaseTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func expectSuccess(_ script: String, page: String? = nil, screen: String = "390x844@1", style: String = "light") throws {
        let file = try folder.write(script, to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example("Showcase"),
            ["--screen", screen, "--style", style, "--container", folder.path("container"), "--check-invariants", "--drive", file]
                + (page.map { ["-page", $0] } ?? [])
        ).result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.isEmpty, "\(result.errors)")
    }

    @Test(
        "Each page opens at once by its name, is looked through to its end, and leads back to the list",
        arguments: [
            "Buttons", "Switch", "Slider", "Stepper", "Segmented control", "Page control", "Progress and activity", "Date picker",
            "Calendar",
            "Colors", "Picker",
            "Labels", "Text fields", "Text view", "Search", "Table", "Editing a table", "Collection", "Outline", "Bars", "Tabs",
            "Tab objects", "Pages",
            "Stack view", "Scroll view", "Alerts", "Sheets and popovers", "Menus", "Images", "Symbols", "Materials", "Layers", "Paths",
            "Tiles", "Springs",
            "Dynamics",
        ])
    func page(_ name: String) throws {
        try expectSuccess(
            """
            wait 0.5
            expect "\(name)"
            fling 195 700 0 -900
            wait 1
            tap "Showcase"
            wait 1
            expect "Controls, containers, drawing"
            """, page: name)
    }

    @Test("The list is searched, and leads to a page", arguments: ["390x844@1", "1024x768@1"])
    func search(screen: String) throws {
        try expectSuccess(
            """
            tap "Controls, containers, drawing"
            wait 0.5
            type "view"
            wait 0.5
            expect "Stack view"
            expect-not "Switch"
            tap "Text view"
            wait 1
            expect "Text view"
            expect-not "Stack view"
            """, screen: screen, style: "dark")
    }

    @Test("An alert, a sheet and a menu come and go")
    func presentation() throws {
        try expectSuccess("tap \"Alert\"\nwait 0.5\ntap \"Delete\"\nwait 0.5\nexpect-not \"Cancel\"\nexpect \"Delete\"", page: "Alerts")
        try expectSuccess(
            "tap \"Page sheet\"\nwait 1\nexpect \"Presented\"\ntap \"Done\"\nwait 1\nexpect-not \"Presented\"", page: "Sheets and popovers")
        try expectSuccess("tap \"Options\"\nwait 0.5\ntap \"Share\"\nwait 0.5\nexpect \"Share\"\nexpect-not \"Copy\"", page: "Menus")
    }
}
