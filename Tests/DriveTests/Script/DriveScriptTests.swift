import CoreGraphics
import Testing

@testable import Drive

struct DriveScriptTests {
    private func command(_ line: String) throws -> DriveCommand? {
        try DriveScript.step(parsing: line, number: 1, file: "script")?.command
    }

    @Test func readsEveryCommandOfTheLanguage() throws {
        let expected: [(String, DriveCommand)] = [
            ("tap \"More\"", .tap(.named("More"))),
            ("tap 195 820.5", .tap(.point(CGPoint(x: 195, y: 820.5)))),
            ("doubletap \"Row 3\"", .doubleTap(.named("Row 3"))),
            ("press \"Q\" 0.6", .press(.named("Q"), seconds: 0.6)),
            ("drag \"Q\" to 120 815 in 0.4", .drag(.named("Q"), to: .point(CGPoint(x: 120, y: 815)), seconds: 0.4)),
            ("drag 1 2 to \"Bin\"", .drag(.point(CGPoint(x: 1, y: 2)), to: .named("Bin"), seconds: 0.3)),
            (
                "drag 1 2 to 3 4 after 0.6",
                .drag(.point(CGPoint(x: 1, y: 2)), to: .point(CGPoint(x: 3, y: 4)), after: 0.6, seconds: 0.3)
            ),
            (
                "drag 1 2 to 3 4 in 0.5 hold 0.2",
                .drag(.point(CGPoint(x: 1, y: 2)), to: .point(CGPoint(x: 3, y: 4)), seconds: 0.5, hold: 0.2)
            ),
            (
                "two-finger-drag \"Q\" to 3 4",
                .twoFingerDrag(.named("Q"), to: .point(CGPoint(x: 3, y: 4)), seconds: 0.3)
            ),
            ("swipe up \"Row 9\"", .swipe(.up, .named("Row 9"))),
            ("fling \"Row 9\" 0 -3000", .fling(.named("Row 9"), velocity: CGVector(dx: 0, dy: -3000))),
            ("pinch \"Photo\" 2.0", .pinch(.named("Photo"), scale: 2)),
            ("rotate \"Photo\" 45", .rotate(.named("Photo"), degrees: 45)),
            ("wheel \"List\" 0 -3", .wheel(.named("List"), delta: CGVector(dx: 0, dy: -3))),
            ("wheel 195 400 0.5 2", .wheel(.point(CGPoint(x: 195, y: 400)), delta: CGVector(dx: 0.5, dy: 2))),
            ("type \"Žluťoučký\"", .type("Žluťoučký")),
            ("location 50.1 -14.4", .location(DrivePlace(latitude: 50.1, longitude: -14.4))),
            ("location none", .location(nil)),
            ("network cellular", .network(.cellular)),
            ("biometry face", .biometry(.face)),
            ("authenticate cancel", .authenticate(.cancel)),
            ("key return", .key(DriveKey(name: "return"))),
            ("key cmd+shift+z", .key(DriveKey(name: "z", modifiers: [.command, .shift]))),
            ("key cmd++", .key(DriveKey(name: "+", modifiers: [.command]))),
            ("clear \"Name\"", .clear(.named("Name"))),
            ("wait 0.5", .wait(seconds: 0.5)),
            ("until \"Done\" 5", .until("Done", seconds: 5)),
            ("rotate-device left", .rotateDevice(.left)),
            ("background", .background), ("foreground", .foreground), ("memory-warning", .memoryWarning), ("shake", .shake),
            ("appearance dark", .appearance(.dark)), ("text-size -2", .textSize(steps: -2)),
            ("expect \"70 %\"", .expect("70 %")), ("expect-not \"Edit\"", .expectNot("Edit")),
            ("expect-value \"Volume\" 0.5", .expectValue("Volume", value: "0.5")),
            ("expect-selected \"Q\"", .expectSelected("Q")),
            ("snapshot out.png", .snapshot(path: "out.png")), ("dump \"my dump.txt\"", .dump(path: "my dump.txt")),
            ("quit", .quit), ("kill", .kill),
        ]
        for (line, command) in expected {
            #expect(try self.command(line) == command, "\(line)")
            #expect(try self.command(command.description) == command, "\(command)")
        }
    }

    @Test func commandsAreWrittenAsTheyAreRead() {
        #expect(DriveCommand.tap(.named("Say \"hi\"\n")).description == #"tap "Say \"hi\"\n""#)
        #expect(
            DriveCommand.drag(.named("Q"), to: .point(CGPoint(x: 1.23456, y: 2)), seconds: 0.4).description
                == #"drag "Q" to 1.235 2 in 0.4"#)
        #expect(DriveCommand.key(DriveKey(name: "#", modifiers: [.shift, .command])).description == "key \"cmd+shift+#\"")
    }

    @Test func commentsAndEmptyLinesHoldNoCommand() throws {
        let script = try DriveScript(parsing: "# first\n\n  tap \"a # b\" # why\r\nquit", file: "script")
        #expect(script.steps == [.init(line: 3, command: .tap(.named("a # b"))), .init(line: 4, command: .quit)])
    }

    @Test func escapesStandInQuotesOnly() throws {
        #expect(try command(#"type "a\"b\\c\nd\te\r\u{2028}""#) == .type("a\"b\\c\nd\te\r\u{2028}"))
    }

    @Test(
        "A text is written on one line, whatever is in it, and read as the same",
        arguments: [
            "\r\n", "a\u{2028}b\u{2029}", "\u{0}\u{1}\u{B}\u{85}", "\\(name) \"", "kůň 👩‍👩‍👧‍👦 e\u{301}",
        ])
    func hardTexts(text: String) throws {
        let script = try DriveScript(parsing: DriveCommand.type(text).description, file: "script")
        #expect(script.steps.map(\.command) == [.type(text)])
    }

    @Test(arguments: [
        ("tapp \"More\"", "unknown command \"tapp\"; did you mean \"tap\"?"),
        ("dance", "unknown command \"dance\"; known are tap, doubletap"),
        ("\"More\"", "a command is missing before \"More\""),
        ("tap", "a target is missing: a view's name in quotes, or x and y in points"),
        ("tap 10", "y is missing"),
        ("tap 10 nan", "y is no number: \"nan\""),
        ("tap \"More", "the text that begins with a quote has no closing quote"),
        ("type \"\\q\"", "unknown escape \"\\q\""),
        ("tap \"a\" \"b\"", "unexpected \"b\" at the end of the command"),
        ("wait -1", "the time to wait is negative: -1.0"),
        ("wait 1e300", "the time to wait is longer than 86400 s: 1e+300"),
        ("until \"Done\" 99999", "how long to wait at most is longer than 3600 s: 99999.0"),
        ("drag 1 2 to 3 4 in 1e9", "how long to drag is longer than 60 s: 1000000000.0"),
        ("drag \"a\" \"b\"", "a drag is written: drag <from> to <target> [after <seconds>] [in <seconds>] [hold <seconds>]"),
        ("two-finger-drag \"a\"", "it is written: two-finger-drag <from> to <target> [in <seconds>]"),
        ("swipe north \"a\"", "unknown direction \"north\"; known are up, down, left, right"),
        ("pinch \"a\" 0", "a pinch needs a scale above 0, not 0.0"),
        ("key hyper+x", "unknown key \"hyper+x\""),
        ("appearance pink", "unknown appearance \"pink\"; known are light, dark"),
        ("text-size 1.5", "the number of steps is no whole number from -100 to 100: \"1.5\""),
        ("wheel \"List\" 0 1e9", "how far down the wheel turns is more than 1000 notches: 1000000000.0"),
        ("type \"\\u{d800}\"", "\\u is written with the number of a character"),
        ("type \"\\u2028\"", "\\u is written with the number of a character"),
        ("expect Edit", "what to expect is missing; write it in quotes"),
    ])
    func mistakesAreToldWithTheirPlace(line: String, reason: String) {
        let error = #expect(throws: DriveScriptError.self) { try DriveScript(parsing: "wait 1\n" + line, file: "a.drive") }
        #expect(error?.description.hasPrefix("a.drive:2: " + reason) == true, "\(String(describing: error))")
    }
}
