import Foundation

/// The program as an application of its own, without a screen.
enum Processes {
    @MainActor static let benchmarks = [
        Benchmark(name: "start of an application to its first frame", unit: "ms", limit: 80) {
            _ = milliseconds { run(.firstFrame) }
            return (0..<11).map { _ in milliseconds { run(.firstFrame) } }.sorted()[5]
        },
        Benchmark(name: "application that has nothing to do", unit: "% of a processor", limit: 0.1) {
            Double(run(.idle).trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
        },
    ]

    private static func milliseconds(_ body: () -> String) -> Double {
        let clock = ContinuousClock()
        return clock.measure { _ = body() } / .milliseconds(1)
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
