import Foundation
import Testing

/// The example TapPopover: a popover at the point that was tapped.
struct TapPopoverTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func expectSuccess(_ script: String, screen: String, language: String = "en") throws {
        let file = try folder.write(script, to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example("TapPopover"),
            [
                "--display", "headless", "--screen", screen, "--defaults", folder.path("defaults"), "--drive", file,
                "-AppleLanguages", "(\(language))",
            ]
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(
        "The popover says where it was tapped; a tap beside it takes it away, and the next one brings another",
        arguments: [
            "768x1024@1", "390x844@1",
        ])
    func tapping(screen: String) throws {
        try expectSuccess(
            """
            expect "Tap anywhere"
            tap 250 300
            wait 1
            expect "x=250"
            expect "y=300"
            tap 40 700
            wait 1
            expect-not "x=250"
            expect "Tap again"
            tap 40 700
            wait 1
            expect "x=40"
            expect "y=700"
            """, screen: screen)
    }

    @Test("Wherever one taps on a tablet, the popover is on the screen and goes again")
    func corners() throws {
        let points = [(1, 30), (767, 30), (1, 1023), (767, 1023), (384, 40), (384, 1000), (20, 500), (750, 500)]
        let script = points.map { x, y in
            """
            tap \(x) \(y)
            wait 1
            expect "x=\(x)"
            expect "y=\(y)"
            tap \(x < 384 ? 760 : 8) \(y < 500 ? 900 : 100)
            wait 1
            expect-not "x=\(x)"
            """
        }
        try expectSuccess(script.joined(separator: "\n"), screen: "768x1024@1")
    }

    @Test("What it says can be changed by typing", arguments: ["768x1024@1", "390x844@1"])
    func typing(screen: String) throws {
        try expectSuccess(
            """
            tap 250 300
            wait 1
            clear "x=250"
            type "a place 👍🏽"
            expect "a place 👍🏽"
            expect "y=300"
            key delete
            key option+delete
            expect "a "
            tap 40 700
            wait 1
            tap 41 700
            wait 1
            expect "x=41"
            """, screen: screen)
    }

    @Test("The device may turn while the popover is visible")
    func turning() throws {
        try expectSuccess(
            """
            tap 384 300
            wait 1
            rotate-device left
            wait 1
            expect "x=384"
            tap 20 700
            wait 1
            expect-not "x=384"
            """, screen: "768x1024@1")
    }

    @Test("Taps that come while the popover goes do no harm", arguments: ["768x1024@1", "390x844@1"])
    func hasty(screen: String) throws {
        let taps = (0..<12).map { step in "tap \(40 + 25 * step) \(100 + 55 * step)\nwait 0.1" }
        try expectSuccess((taps + ["wait 1", "tap 40 700", "wait 1", "expect \"Tap again\""]).joined(separator: "\n"), screen: screen)
    }

    @Test("Its words are those of the user's language, in the XIB and in the code; of a language that it lacks, those of the base")
    func languages() throws {
        func script(_ first: String, _ second: String) -> String {
            "expect \"\(first)\"\ntap 250 300\nwait 1\ntap 40 700\nwait 1\nexpect \"\(second)\""
        }
        try expectSuccess(script("Tippe irgendwohin", "Tippe noch einmal"), screen: "768x1024@1", language: "de-AT, en")
        try expectSuccess(script("Tap anywhere", "Tap again"), screen: "768x1024@1", language: "it, en, de")
    }
}
