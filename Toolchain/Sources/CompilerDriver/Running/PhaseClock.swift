/// Measures what the parts of our own work cost, for `FORASTERO_TIME`.
final class PhaseClock {
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant
    private var phases: [(name: String, duration: Duration)] = []

    init() {
        last = clock.now
    }

    /// Ends a phase.
    func mark(_ name: String) {
        let now = clock.now
        phases.append((name, now - last))
        last = now
    }

    var report: String {
        phases.map { "\($0.name) \(Self.milliseconds($0.duration)) ms" }.joined(separator: ", ")
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = Int(duration / .microseconds(100))
        return "\(tenths / 10).\(tenths % 10)"
    }
}
