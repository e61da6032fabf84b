/// The app's clock against the real one: the app stands still while a test sleeps, or waits for an expectation.
struct WaitingClock {
    /// Shorter pauses are a test's own thinking, in seconds.
    private static let shortestPause = 0.005
    /// The app's clock goes on by frames.
    private static let frame = 1.0 / 60

    private var latest: ContinuousClock.Instant?
    private var debt = 0.0

    /// Notes that the app has answered.
    mutating func restart() { latest = .now }

    /// How much of the app's time is to pass before it is asked again, in seconds; nil for none.
    mutating func takeDebt() -> Double? {
        guard let latest else { return nil }
        return takeDebt(after: Double((ContinuousClock.now - latest) / .seconds(1)))
    }

    mutating func takeDebt(after pause: Double) -> Double? {
        if pause >= Self.shortestPause { debt += pause }
        guard debt >= Self.frame else { return nil }
        defer { debt = 0 }
        return min(debt, 3600)
    }
}
