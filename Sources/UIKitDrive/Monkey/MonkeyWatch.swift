import Drive
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// The process that a person has started with `--monkey`: it runs the app in another process, and reports what came of it.
struct MonkeyWatch {
    let plan: MonkeyPlan
    /// Those of this process, after the program's name.
    let arguments: [String]

    func run() -> Never {
        do {
            MonkeyFolder.removeAbandoned(in: FileManager.default.temporaryDirectory)
            let folder = MonkeyFolder.url(of: getpid(), in: FileManager.default.temporaryDirectory).path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let program = MonkeyProgram(path: CommandLineProgram.url.path, arguments: passedOn, folder: folder)
            var keeper = MonkeyKeeper(program: program, plan: plan)
            keeper.onFailure = tellFirst
            let report = try keeper.run()
            try? FileManager.default.removeItem(atPath: folder)
            exit(try tell(report))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// All but what is said to the other process in another way.
    private var passedOn: [String] {
        var passed: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--monkey-no-shrink" { continue }
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            guard ["--monkey", "--monkey-seed", "--monkey-script", "--defaults", "--container"].contains(name) else {
                passed.append(argument)
                continue
            }
            if name == argument { _ = rest.popFirst() }
        }
        return passed
    }

    private var scriptFile: String { plan.scriptFile ?? "\(appName).monkey.drive" }
    private var appName: String { CommandLineProgram.url.lastPathComponent }

    /// The report of a failure, with all that was played: nothing is lost to whoever does not wait for the short script.
    private func tellFirst(_ report: MonkeyKeeper.Report) throws {
        guard let reason = report.reason else { return }
        try write(report.script, reason: reason)
        say(["\(appName): \(reason)", "All \(report.playedCount) commands are in \(scriptFile); looking for the fewest that do the same …"])
    }

    /// - Returns: the status to exit with.
    private func tell(_ report: MonkeyKeeper.Report) throws -> Int32 {
        guard let reason = report.reason else { return 0 }
        try write(report.script, reason: reason)
        say(["\(appName): \(reason)", summary(of: report), "    \(appName) --drive \(scriptFile) --check-invariants"])
        return 1
    }

    private func summary(of report: MonkeyKeeper.Report) -> String {
        if report.isReproduced {
            return "\(report.script.count) of \(report.playedCount) commands are enough; they are in \(scriptFile):"
        }
        let all = "All \(report.playedCount) commands are in \(scriptFile)"
        return plan.isShrinking ? "\(all); played again, they did not break it in the same way:" : "\(all):"
    }

    private func write(_ script: [String], reason: String) throws {
        try ((["# \(reason)"] + script).joined(separator: "\n") + "\n").write(toFile: scriptFile, atomically: true, encoding: .utf8)
    }

    private func say(_ lines: [String]) { FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8)) }
}
