import Drive
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// What the process does that a person has started with `--monkey`: it runs the app in another process, and tells what came of it.
struct MonkeyWatch {
    let plan: MonkeyPlan
    /// Those of this process, after the program's name.
    let arguments: [String]

    func run() -> Never {
        do {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("monkey-\(getpid())").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let program = MonkeyProgram(path: CommandLineProgram.url.path, arguments: passedOn, folder: folder)
            let report = try MonkeyKeeper(program: program, plan: plan).run()
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
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            guard ["--monkey", "--monkey-seed", "--monkey-script", "--defaults", "--container"].contains(name) else {
                passed.append(argument)
                continue
            }
            if name == argument { _ = rest.popFirst() }
        }
        return passed
    }

    /// - Returns: the status to exit with.
    private func tell(_ report: MonkeyKeeper.Report) throws -> Int32 {
        guard let reason = report.reason else { return 0 }
        let app = CommandLineProgram.url.lastPathComponent
        let file = plan.scriptFile ?? "\(app).monkey.drive"
        let script = (["# \(reason)"] + report.script).joined(separator: "\n") + "\n"
        try script.write(toFile: file, atomically: true, encoding: .utf8)
        let lines = [
            "\(app): \(reason)",
            report.isReproduced
                ? "\(report.script.count) of \(report.playedCount) commands are enough; they are in \(file):"
                : "All \(report.playedCount) commands are in \(file); played again, they did not break it in the same way:",
            "    \(app) --drive \(file) --check-invariants",
        ]
        FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
        return 1
    }
}
