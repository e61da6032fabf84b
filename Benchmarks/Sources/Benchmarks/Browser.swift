import Foundation

/// The program as an application in a page of Chromium on the same machine, on a screen of 390×844 points at scale 2.
enum Browser {
    @MainActor static let benchmarks = [
        Benchmark(name: "browser: touch to the changed pixel of a row, on the page", unit: "ms", limit: 12) {
            median { try BrowserPageProbe(.touches).latency(touching: CGPoint(x: 300, y: 5.5 * Double(TouchedRows.rowHeight))) }
        },
        Benchmark(name: "browser: touch to the changed pixel of a full screen, on the page", unit: "ms", limit: 25) {
            median {
                try BrowserPageProbe(.touches).latency(touching: CGPoint(x: 300, y: 0.5 * Double(TouchedRows.rowHeight)), watching: 820)
            }
        },
        Benchmark(
            name: "browser: processor time of the application for each frame of a full screen that scrolls, with its encoding", unit: "ms",
            limit: 1000 / 60
        ) { scrolled { $0.processorTime } },
        // A frame more or less in five seconds is no difference.
        Benchmark(name: "browser: from frame to frame that arrives at the page meanwhile", unit: "ms", limit: 16.8) {
            scrolled { $0.period }
        },
    ]

    @MainActor
    private static func median(_ measure: () throws -> [Double]) -> Double {
        do {
            let samples = try measure().sorted()
            return samples.isEmpty ? .infinity : samples[samples.count / 2]
        } catch {
            return failed(error)
        }
    }

    @MainActor private static var scrolling: BrowserPageProbe.Scrolling?

    /// Both figures come from the same seconds.
    @MainActor
    private static func scrolled(_ figure: (BrowserPageProbe.Scrolling) -> Double) -> Double {
        do {
            let result = try scrolling ?? BrowserPageProbe(.scrolling).scrolling(seconds: 5)
            scrolling = result
            return figure(result)
        } catch {
            return failed(error)
        }
    }

    private static func failed(_ error: any Error) -> Double {
        FileHandle.standardError.write(Data("browser: \(error)\n".utf8))
        return .infinity
    }
}
