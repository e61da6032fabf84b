import Foundation
import Testing

@testable import Drive

/// A shell script replaces the app: it takes the same arguments, and breaks at a certain command.
struct MonkeyKeeperTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("keeper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// - Parameters:
    ///   - played: the commands that the monkey plays.
    ///   - body: what is done about each, in `$line`.
    private func keeper(played: [String], _ body: String) throws -> MonkeyKeeper {
        try (played.joined(separator: "\n") + "\n").write(
            to: folder.appendingPathComponent("played"), atomically: true, encoding: .utf8)
        let app = folder.appendingPathComponent("app")
        try """
        #!/bin/bash
        script=\(folder.path)/played
        while (($# > 0)); do
            case $1 in
                --drive) script=$2 ;;
                --monkey-record) record=$2 ;;
            esac
            shift
        done
        taps=0
        while IFS= read -r line; do
            echo "$line" >>"$record"
            \(body)
        done <"$script"
        echo "# end" >>"$record"
        """.write(to: app, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app.path)
        var program = MonkeyProgram(path: app.path, arguments: [], folder: folder.path)
        program.processorLimit = 0.2
        program.silenceLimit = 2
        return MonkeyKeeper(program: program, plan: MonkeyPlan(events: 100))
    }

    private let played = (0..<40).map { $0 % 13 == 5 ? "tap \($0) 0" : "wait \($0)" }

    @Test("an app that bears it all is not complained about")
    func fine() throws {
        #expect(try keeper(played: played, ":").run() == MonkeyKeeper.Report())
    }

    @Test("what was found is told with all commands before a shorter script is looked for")
    func toldFirst() throws {
        var told: [MonkeyKeeper.Report] = []
        var keeper = try keeper(played: played, "[[ $line == tap* ]] && { echo 'a tap too many' >&2; exit 1; }; :")
        keeper.onFailure = { told.append($0) }
        let report = try keeper.run()
        #expect(told.map(\.reason) == [report.reason])
        #expect(told.first?.script == Array(played.prefix(6)))
        #expect(report.script == ["tap 5 0"])
    }

    @Test("a plan that wants no shorter script has its report at once, with all commands")
    func withoutShrinking() throws {
        var keeper = try keeper(played: played, "[[ $line == tap* ]] && { echo 'a tap too many' >&2; exit 1; }; :")
        keeper.plan.isShrinking = false
        keeper.onFailure = { Issue.record("told twice: \($0)") }
        let report = try keeper.run()
        #expect(report.reason == "a tap too many")
        #expect(report.script == Array(played.prefix(6)))
        #expect(!report.isReproduced)
    }

    @Test("what does not hold is told, with the shortest script that shows it")
    func failure() throws {
        let report = try keeper(
            played: played,
            """
            [[ $line == tap* ]] && taps=$((taps + 1))
            if ((taps == 2)); then echo "$script.drive:7: $RANDOM objects are too many" >&2; exit 1; fi
            """
        ).run()
        #expect(report.reason?.hasSuffix("objects are too many") == true)
        #expect(report.isReproduced)
        #expect(report.script.count == 2, "\(report.script)")
        #expect(report.script.allSatisfy { $0.hasPrefix("tap") }, "\(report.script)")
        #expect(report.playedCount == 19)
    }

    @Test("a crash is one by its signal, and by what was said before")
    func crash() throws {
        let report = try keeper(
            played: played, "if [[ $line == 'tap 31 0' ]]; then echo 'Fatal error: no such row' >&2; kill -ILL $$; fi"
        ).run()
        #expect(report.reason == "it crashed with signal 4: Fatal error: no such row")
        #expect(report.script == ["tap 31 0"])
    }

    @Test("an app that does not come back from a command is ended, by the time of the processor that this takes")
    func hang() throws {
        var keeper = try keeper(played: Array(played.prefix(8)), "if [[ $line == tap* ]]; then while :; do :; done; fi")
        keeper.attempts = 4
        let report = try keeper.run()
        #expect(report.reason?.hasPrefix("it was still at work with the last command after ") == true)
        #expect(report.isReproduced)
    }

    @Test("an app that ends itself is not taken for one that came to the end")
    func exit() throws {
        let report = try keeper(played: played, "if [[ $line == 'tap 5 0' ]]; then exit 0; fi").run()
        #expect(report.reason == "it has ended itself in the midst of it")
        #expect(report.script == ["tap 5 0"])
    }
}
