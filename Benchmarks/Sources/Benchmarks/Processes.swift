import Foundation
import References

/// The program as an application of its own, without a screen.
enum Processes {
    @MainActor static let benchmarks = [
        Benchmark(name: "start of an application to its first frame", unit: "ms", limit: 80) {
            _ = milliseconds(of: .firstFrame)
            return (0..<11).map { _ in milliseconds(of: .firstFrame) }.sorted()[5]
        },
        Benchmark(name: "end-to-end test of an example without a display, from its start to its end", unit: "ms", limit: 100) {
            _ = millisecondsOfEndToEndTest()
            return (0..<11).map { _ in millisecondsOfEndToEndTest() }.sorted()[5]
        },
        Benchmark(name: "application that has nothing to do", unit: "% of a processor", limit: 0.1) {
            Double(output(of: .idle).trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
        },
    ]

    /// From the start of a process to its first frame.
    @MainActor
    static func reportPeerStart() {
        // As large as what the others draw.
        let screen = ["--screen", "390x844@2"]
        _ = milliseconds(of: .firstFrame, screen)
        PeerWork.report("start", (0..<11).map { _ in milliseconds(of: .firstFrame, screen) }.median)
    }

    /// From the start of the program to its end. Foundation's `Process` takes a third of that for itself.
    private static func milliseconds(of probe: Probe, _ options: [String] = []) -> Double {
        let path = "/proc/self/exe"
        var arguments = copies(of: [path, "--display", "headless"] + options)
        var environment = copies(of: ["\(Probe.variable)=\(probe.rawValue)"])
        defer { for text in arguments + environment { free(text) } }
        let seconds = reference_run(path, &arguments, &environment)
        return seconds < 0 ? .infinity : seconds * 1000
    }

    /// A text is chosen from the list that the example Selection presents.
    private static func millisecondsOfEndToEndTest() -> Double {
        guard let folder = ProcessInfo.processInfo.environment["BENCHMARK_EXAMPLES"] else { return .infinity }
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("selection-\(getpid()).drive")
        defer { try? FileManager.default.removeItem(at: script) }
        let lines = ["tap \"Choose\"", "wait 1", "tap \"Porcelana\"", "wait 1", "expect \"Porcelana\"", "expect-not \"Trinitario\""]
        try? lines.joined(separator: "\n").write(to: script, atomically: false, encoding: .utf8)
        let path = folder + "/Selection"
        var arguments = copies(of: [path, "--drive", script.path])
        var environment = copies(of: ["HOME=\(NSTemporaryDirectory())"])
        defer { for text in arguments + environment { free(text) } }
        let seconds = reference_run(path, &arguments, &environment)
        return seconds < 0 ? .infinity : seconds * 1000
    }

    private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { text in strdup(text) } + [nil]
    }

    /// The output of the program when it is run as a probe.
    static func output(of probe: Probe, _ environment: [String: String] = [:]) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--display", "headless"]
        process.environment = ProcessInfo.processInfo.environment
            .merging([Probe.variable: probe.rawValue]) { $1 }.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch { return "" }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
