import Foundation

/// Time by what a processor has done, and not by a clock: a program that spins beside this one spends as much.
enum ProcessorTime {
    /// That of this process, in seconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Works until this process has used so many seconds more.
    static func spend(_ seconds: Double) {
        let end = now + seconds
        while now < end {}
    }
}
