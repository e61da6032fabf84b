/// Something that has to be fast.
struct Benchmark {
    /// What is measured.
    let name: String
    /// Microseconds that one round may take.
    let budget: Double
    /// Does it that many times.
    let body: @MainActor (_ rounds: Int) -> Void

    /// The median of several runs, in microseconds for each round.
    @MainActor func measure(runs: Int = 15, rounds: Int = 100_000) -> Double {
        body(rounds / 10)
        let clock = ContinuousClock()
        let times = (0..<runs).map { _ in clock.measure { body(rounds) } / .microseconds(rounds) }
        return times.sorted()[runs / 2]
    }
}
