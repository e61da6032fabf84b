internal import CMalloc

/// Says whether the process needs ever more memory although it does the same all the time.
struct MemoryTrend {
    /// In bytes, one for each look.
    private var samples: [Int] = []
    /// By how much the least of a late quarter of the run may lie above the least of an early one.
    static let allowance = 16 << 20
    private static let fewest = 64

    /// Takes note of what the process has in memory at present.
    mutating func note() {
        note(Self.usedBytes)
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

    /// What has been allocated and not been freed. What the kernel has given to the process is no measure: after a moment in which much is needed,
    /// the C library keeps what it cannot give back.
    private static var usedBytes: Int {
        let info = mallinfo2()
        return Int(info.uordblks + info.hblkhd)
    }
}
