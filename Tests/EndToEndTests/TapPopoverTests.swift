import Foundation
import Testing

/// The example TapPopover: a popover at the point that was tapped.
struct TapPopoverTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func expectSuccess(_ script: String, screen: String) throws {
        let file = try folder.write(script, to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example("TapPopover"),
            ["--display", "headless", "--screen", screen, "--defaults", folder.path("defaults"), "--drive", file]
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
}
