internal import Foundation

/// The process that watches the app that a monkey plays with, and makes a short script of what broke it.
public struct MonkeyKeeper {
    /// The app, started again for each attempt.
    public var program: MonkeyProgram
    /// The play that is watched.
    public var plan: MonkeyPlan
    /// How often a script is tried while it is made shorter.
    public var attempts = 250
    /// Called as soon as something was found, before the script is made shorter: that can take longer than the play itself.
    public var onFailure: (Report) throws -> Void = { _ in }

    /// Nothing is started before ``run()``.
    public init(program: MonkeyProgram, plan: MonkeyPlan) {
        self.program = program
        self.plan = plan
    }

    /// The report of a play.
    public struct Report: Equatable, Sendable {
        /// Nil where nothing was found.
        public var reason: String?
        /// The commands that break the app.
        public var script: [String] = []
        /// How many commands had been played.
        public var playedCount = 0
        /// True if the script breaks it again, for the same reason.
        public var isReproduced = false
    }

    /// Plays, and on a failure looks for the shortest script that fails for the same reason, if the plan wants one.
    public func run() throws -> Report {
        let outcome = try program.run(
            ["--monkey", "\(plan.events)", "--monkey-seed", "\(plan.seed)", "--monkey-record", program.recordFile], showsOutput: true)
        guard let cause = outcome.cause else { return Report() }
        let played = program.lines
        let found = Report(reason: outcome.reason, script: played, playedCount: played.count)
        guard plan.isShrinking else { return found }
        try onFailure(found)
        var isReproduced = false
        var shrinker = ScriptShrinker(attempts: attempts)
        let script = shrinker.shrink(played) { candidate in
            let fails = (try? runScript(candidate).cause) == cause
            isReproduced = isReproduced || fails
            return fails
        }
        return Report(reason: outcome.reason, script: script, playedCount: played.count, isReproduced: isReproduced)
    }

    private func runScript(_ lines: [String]) throws -> MonkeyOutcome {
        let file = program.folder + "/candidate.drive"
        try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: false, encoding: .utf8)
        return try program.run(["--drive", file, "--check-invariants", "--monkey-record", program.recordFile])
    }
}
