import Foundation

/// Says whether the process needs ever more memory although it does the same all the time.
struct MemoryTrend {
    /// In bytes, one for each look.
    private var samples: [Int] = []
    /// By how much the least of a late quarter of the run may lie above the least of an early one.
    static let allowance = 16 << 20
    private static let fewest = 64

    /// Takes note of what the process has in memory at present.
    mutating func note() {
        if let bytes = Self.residentBytes { note(bytes) }
    }

    mutating func note(_ bytes: Int) { samples.append(bytes) }

    /// The second quarter of the run is compared with the last one: in the first one, caches fill. Some fill later, when a page comes for the
    /// first time that needs much: then nothing is added from the third quarter to the last. What is kept without need grows all the time.
    func check() throws(DriveFailure) {
        let quarter = samples.count / 4
        guard samples.count >= Self.fewest, let early = samples[quarter..<(2 * quarter)].min(),
            let middle = samples[(2 * quarter)..<(3 * quarter)].min(), let late = samples.suffix(quarter).min(),
            late > early + Self.allowance, late - middle > (late - early) / 8
        else { return }
        throw DriveFailure("the memory in use has grown from \(early >> 20) to \(late >> 20) MiB: something is kept that nobody needs")
    }

    /// The memory that the kernel has given to this process and not to a file.
    private static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ").compactMap { Int($0) }
        return pages.count > 2 ? (pages[1] - pages[2]) * Int(sysconf(Int32(_SC_PAGESIZE))) : nil
    }
}
