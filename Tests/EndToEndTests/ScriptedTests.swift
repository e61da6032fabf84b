import Foundation
import Testing

/// Examples run as programs of their own, without a display and under a script.
struct ScriptedTests {
    private func run(_ script: String, _ options: [String] = [], example: String = "Hello") throws -> (status: Int32, errors: String) {
        let folder = try TestFolder()
        let file = try folder.write(script, to: "script.drive")
        return try RunningProgram(RunningProgram.example(example), Hello.screen + ["--drive", file] + options).result()
    }

    @Test("Everything that Hello does works", arguments: Hello.names)
    func hello(example: String) throws {
        let run = try run(
            """
            expect "Hello"
            expect "Just opened"
            tap "Tap me"
            expect "Tapped once."
            expect "Hello again"
            expect "Once more"
            tap "card"
            expect "Counted to 11."
            tap "Once more"
            tap "card"
            expect "Nice to see you"
            wait 3
            expect "Open for 3 s"
            """, example: example)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("Two runs leave the same picture and the same tree")
    func deterministic() throws {
        let folder = try TestFolder()
        for number in 1...2 {
            let run = try run(
                """
                tap "card"
                wait 0.15
                snapshot "\(folder.path("\(number).png"))"
                dump "\(folder.path("\(number).txt"))"
                """)
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(try folder.text("1.txt") == folder.text("2.txt"))
        let pictures = try [1, 2].map { try Data(contentsOf: folder.url.appendingPathComponent("\($0).png")) }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0].starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("Virtual time costs no real time")
    func virtualTime() throws {
        // A day would be a day otherwise.
        let run = try run("wait 3600\nexpect \"Open for 3600 s\"")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("Tasks that sleep, and what the main queue is to do later, go by virtual time")
    func sleep() throws {
        let run = try run(
            """
            tap "Start"
            wait 0.9
            expect-not "Nap 1, sum 1"
            wait 0.2
            expect "Nap 1, sum 1"
            wait 3
            expect "Nap 4, sum 10"
            wait 55
            expect "Nap 10, sum 55"
            expect-not "Later"
            wait 1
            expect "Later"
            expect "Awake"
            """, ["Sleeper"], example: "TestApp")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(
        "What goes wrong is told with file, line and reason",
        arguments: [
            ("expect \"Nowhere\"", "script.drive:1: \"Nowhere\" is not on screen"),
            ("wait 1\ntap \"Nowhere\"", "script.drive:2: \"Nowhere\" is not on screen"),
            ("expect-not \"Hello\"", "script.drive:1: \"Hello\" is on screen: UILabel \"Hello\""),
            ("tapp \"Hello\"", "script.drive:1: unknown command \"tapp\"; did you mean \"tap\"?"),
            ("type \"x\"", "script.drive:1: nothing on screen is being edited"),
            ("snapshot /nowhere/a.png", "script.drive:1: /nowhere/a.png cannot be written"),
            ("wait 1e300", "script.drive:1: the time to wait is longer than 86400 s"),
            ("until \"Hello\" inf", "script.drive:1: how long to wait at most is no number: \"inf\""),
            ("tap nan 5", "script.drive:1: x is no number: \"nan\""),
            ("tap 1e300 5", "script.drive:1: (1e+300, 5.0) is no place of a screen"),
            ("drag \"Hello\" to 5 -1e12", "script.drive:1: (5.0, -1000000000000.0) is no place of a screen"),
            ("press \"Hello\" 1e9", "script.drive:1: how long to press is longer than 3600 s"),
            ("until \"Nowhere\" 2", "script.drive:1: \"Nowhere\" did not come on screen within 2.0 s"),
        ])
    func failures(script: String, message: String) throws {
        let run = try run(script)
        #expect(run.status == 1)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("A script that cannot be read, and options that make no sense")
    func badOptions() throws {
        let faults = [
            (["--drive", "/nowhere/x.drive"], "/nowhere/x.drive"), (["--screen", "big"], "--screen"),
            (["--display", "headless", "--style", "blue"], "--style"),
        ]
        for (options, named) in faults {
            let run = try RunningProgram(RunningProgram.example("Hello"), options).result()
            #expect(run.status == 1)
            #expect(run.errors.contains(named), "\(run.errors)")
        }
    }

    @Test("User defaults can have a folder of their own, which must be writable")
    func defaultsFolder() throws {
        let folder = try TestFolder()
        let good = try run("expect \"Hello\"", ["--defaults", folder.path("defaults")])
        #expect(good.status == 0, "\(good.errors)")
        #expect(FileManager.default.fileExists(atPath: folder.path("defaults")))
        let bad = try run("expect \"Hello\"", ["--defaults", "/proc/defaults"])
        #expect(bad.status == 1, "\(bad.errors)")
        #expect(bad.errors.contains("--defaults /proc/defaults"), "\(bad.errors)")
    }

    @Test("Without a display the message names the other ways")
    func noDisplay() throws {
        let run = try RunningProgram(
            RunningProgram.example("Hello"), ["--display", "window"], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        ).result()
        #expect(run.status == 1)
        #expect(run.errors.contains("--display headless"), "\(run.errors)")
        #expect(!run.errors.contains("browser"), "\(run.errors)")
    }

    @Test("Commands can come one by one through standard input")
    func standardInput() throws {
        let app = try RunningProgram(RunningProgram.example("Hello"), Hello.screen + ["--drive", "-"])
        try app.write("tap \"Tap me\"\n")
        try app.write("expect \"Tapped once.\"\n")
        try app.closeInput()
        let result = app.result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("kill ends the process as a crash would")
    func kill() throws {
        let folder = try TestFolder()
        let app = try RunningProgram(
            RunningProgram.example("Hello"), Hello.screen + ["--drive", folder.write("kill", to: "script.drive")])
        _ = app.result()
        #expect(app.wasKilled)
    }

    @Test("A tablet and a phone in landscape are laid out for their size", arguments: ["1024x1366@1", "844x390@2"])
    func otherScreens(size: String) throws {
        let folder = try TestFolder()
        let script = try folder.write("tap \"Tap me\"\nexpect \"Tapped once.\"", to: "script.drive")
        let run = try RunningProgram(RunningProgram.example("Hello"), ["--screen", size, "--drive", script]).result()
        #expect(run.status == 0, "\(run.errors)")
    }
}
