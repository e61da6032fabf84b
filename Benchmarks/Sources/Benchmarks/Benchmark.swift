import References

/// Something that has to be fast, or small.
struct Benchmark {
    /// The name of the measurement.
    let name: String
    /// The unit of the figure: "µs", "bytes", "× a copy of the screen".
    let unit: String
    /// The figure that is still good.
    let limit: Double
    /// Measures it.
    let measure: @MainActor () -> Double
}

extension Benchmark {
    /// Does something a number of times.
    typealias Work = @MainActor (_ rounds: Int) -> Void

    /// The processor time of something, against a budget in microseconds for each round.
    init(name: String, budget: Double, rounds: Int = 100_000, body: @escaping Work) {
        self.init(name: name, unit: "µs", limit: budget) { Self.median(of: body, rounds: rounds) }
    }

    /// The same for work that needs something made beforehand, which is not measured.
    init(name: String, budget: Double, rounds: Int, makeWork: @escaping @MainActor () -> Work) {
        self.init(name: name, unit: "µs", limit: budget) { Self.median(of: makeWork(), rounds: rounds) }
    }

    /// The processor time of something as a multiple of that of something else, both measured in turns in the same run.
    ///
    /// - Parameter makeWork: makes what is compared, first the work, then its measure; called once.
    init(
        name: String, atMost limit: Double, timesOf reference: String, rounds: Int,
        makeWork: @escaping @MainActor () -> (work: Work, reference: Work)
    ) {
        self.init(name: name, unit: "× \(reference)", limit: limit) {
            let (work, reference) = makeWork()
            work(rounds)
            reference(rounds)
            let ratios = (0..<Self.runs).map { _ in Self.time(of: work, rounds) / Self.time(of: reference, rounds) }
            return ratios.sorted()[Self.runs / 2]
        }
    }

    private static let runs = 15

    /// The median of several runs, in microseconds for each round.
    @MainActor
    private static func median(of work: Work, rounds: Int) -> Double {
        work(max(rounds / 10, 1))
        let times = (0..<runs).map { _ in time(of: work, rounds) }
        return times.sorted()[runs / 2] / Double(rounds) * 1e6
    }

    /// In seconds. The time of the processor, so that other programs make little difference.
    @MainActor
    private static func time(of work: Work, _ rounds: Int) -> Double {
        let start = reference_processor_time()
        work(rounds)
        return reference_processor_time() - start
    }
}
