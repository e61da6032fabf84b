import Foundation
import References

/// The program as an application of its own, without a screen.
enum Processes {
    @MainActor static let benchmarks = [
        Benchmark(name: "start of an application to its first frame", unit: "ms", limit: 80) {
            _ = milliseconds(of: .firstFrame)
            return (0..<11).map { _ in milliseconds(of: .firstFrame) }.sorted()[5]
        },
        Benchmark(name: "application that has nothing to do", unit: "% of a processor", limit: 0.1) {
            Double(run(.idle).trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
        },
    ]

    /// From the start of the program to its end. Foundation's `Process` takes a third of that for itself.
    private static func milliseconds(of probe: Probe) -> Double {
        let path = "/proc/self/exe"
        var arguments = copies(of: [path, "--display", "headless"])
        var environment = copies(of: ["\(Probe.variable)=\(probe.rawValue)"])
        defer { for text in arguments + environment { free(text) } }
        let seconds = reference_run(path, &arguments, &environment)
        return seconds < 0 ? .infinity : seconds * 1000
    }

    private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { text in strdup(text) } + [nil]
    }

    /// What the program prints when it is run as a probe.
    private static func run(_ probe: Probe) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--display", "headless"]
        process.environment = ProcessInfo.processInfo.environment.merging([Probe.variable: probe.rawValue]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch { return "" }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
