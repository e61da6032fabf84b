import Foundation
import Testing

/// The example TabOrder: tabs that a finger rearranges, and that stay rearranged.
struct TabOrderTests {
    private let folder: TestFolder
    /// The middles of the five tabs on a phone 390 points wide.
    private static let slots = ["39 785", "117 785", "195 785", "273 785", "351 785"]
    /// Drags Q on to the second slot.
    private static let rearranging = """
        tap "More"
        wait 1
        tap "Edit"
        wait 1
        drag "Q" to \(slots[1]) in 0.4
        wait 1
        tap "Done"
        wait 1

        """

    init() throws { folder = try TestFolder() }

    /// Runs a script in the example, whose user defaults stay from one run to the next.
    private func run(_ script: String, _ options: [String] = []) throws -> RunningProgram {
        let file = try folder.write(script, to: "script.drive")
        return try RunningProgram(
            RunningProgram.example("TabOrder"),
            ["--display", "headless", "--screen", "390x844@1", "--defaults", folder.path("defaults"), "--drive", file] + options)
    }

    /// - Returns: what the app has written to standard error.
    @discardableResult
    private func expectSuccess(_ script: String, _ options: [String] = []) throws -> String {
        let result = try run(script, options).result()
        #expect(result.status == 0, "\(result.errors)")
        return result.errors
    }

    /// Taps a slot, and expects the page of a tab.
    private static func expect(_ title: String, inSlot slot: Int) -> String { "tap \(slots[slot])\nwait 0.3\nexpect \"Tab \(title)\"\n" }

    @Test("Q is dragged to slot 2, the process is killed by SIGKILL, and Q is in slot 2")
    func survivesKill() throws {
        let app = try run(Self.rearranging + "kill")
        _ = app.result()
        #expect(app.wasKilled)
        let errors = try expectSuccess(
            Self.expect("Q", inSlot: 1) + Self.expect("A", inSlot: 0) + Self.expect("C", inSlot: 2)
                + "tap \"More\"\nwait 1\nexpect \"B\"\nexpect \"E\"\nexpect-not \"Q row\"")
        #expect(!errors.contains("stored order"), "\(errors)")
    }

    @Test("With nothing stored the tabs are A to D and More, in both ways of showing a controller", arguments: ["YES", "NO"])
    func firstLaunch(usesRoot: String) throws {
        try expectSuccess(
            Self.expect("A", inSlot: 0) + Self.expect("B", inSlot: 1) + Self.expect("C", inSlot: 2) + Self.expect("D", inSlot: 3) + """
                tap "More"
                wait 1
                tap "E"
                wait 1
                expect "Tab E"
                tap "More"
                wait 1
                expect-not "Tab E"
                """, ["-UsesRootViewController", usesRoot])
    }

    @Test("The delegate is notified of everything in order, and only what a person does")
    func messages() throws {
        let dump = folder.path("dump.txt")
        try expectSuccess(Self.expect("B", inSlot: 1) + Self.rearranging + Self.expect("A", inSlot: 0) + "dump \"\(dump)\"")
        let text = try folder.text("dump.txt")
        let messages = [
            "shouldSelect B", "didSelect B", "shouldSelect More", "didSelect More", "willBeginCustomizing 26",
            "willEndCustomizing changed: true", "didEndCustomizing changed: true", "shouldSelect A", "didSelect A",
        ]
        #expect(text.contains(messages.joined(separator: "\\n")), "\(text)")
    }

    @Test("shouldSelect blocks the other tabs")
    func locked() throws {
        try expectSuccess(
            """
            tap "Lock"
            wait 0.5
            tap \(Self.slots[1])
            wait 0.3
            expect "Tab A"
            expect-not "Tab B"
            tap "Lock"
            wait 0.5

            """ + Self.expect("B", inSlot: 1))
    }

    @Test("An order that the user has put back has not changed, and is not stored")
    func putBack() throws {
        try expectSuccess(
            """
            tap "More"
            wait 1
            tap "Edit"
            wait 1
            drag "Q" to \(Self.slots[1])
            wait 1
            drag "B" to \(Self.slots[1])
            wait 1
            tap "Done"
            wait 1
            \(Self.expect("B", inSlot: 1))
            """)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        for file in files where file.hasPrefix("defaults/") {
            let text = String(decoding: FileManager.default.contents(atPath: folder.path(file)) ?? Data(), as: UTF8.self)
            #expect(!text.contains("TabOrder"), "\(file)")
        }
    }

    @Test("Several tabs of one class keep their contents apart")
    func oneClass() throws {
        let colors = ["-ShowsColors", "YES"]
        let app = try run(
            """
            tap "More"
            wait 1
            tap "Edit"
            wait 1
            drag "Orange" to \(Self.slots[0])
            wait 1
            drag "Red" to \(Self.slots[3])
            wait 1
            tap "Done"
            wait 1
            kill
            """, colors)
        _ = app.result()
        #expect(app.wasKilled)
        try expectSuccess(Self.expect("Orange", inSlot: 0) + Self.expect("Red", inSlot: 3) + Self.expect("B", inSlot: 1), colors)
    }

    @Test(
        "A stored order that names unknown tabs, or some twice, or not all, is repaired with a message",
        arguments: [
            ("(\"TabOrder.Z\", \"TabOrder.Gone\", \"TabOrder.B\")", ["Z", "B", "A", "C"], "TabOrder.Gone, which does not exist"),
            ("(\"TabOrder.C\", \"TabOrder.C\", \"TabOrder.B\")", ["C", "B", "A", "D"], "TabOrder.C twice"),
            ("(\"Foundation.NSObject\")", ["A", "B", "C", "D"], "does not name TabOrder.A, TabOrder.B"),
            ("()", ["A", "B", "C", "D"], "does not name TabOrder.A"), ("Q", ["A", "B", "C", "D"], "no list of names"),
            ("{ a = b; }", ["A", "B", "C", "D"], "no list of names"),
        ])
    func repaired(stored: String, titles: [String], message: String) throws {
        let script = titles.enumerated().map { Self.expect($0.element, inSlot: $0.offset) }.joined()
        let errors = try expectSuccess(script, ["-TabOrder", stored])
        #expect(errors.contains("The stored order of the tabs"), "\(errors)")
        #expect(errors.contains(message), "\(errors)")
    }
}
