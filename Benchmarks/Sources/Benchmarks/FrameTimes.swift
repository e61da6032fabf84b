import References

/// How long frames of scrolling content take, and those of a C function that copies finished pictures to the same places.
struct FrameTimes {
    /// Seconds of the processor for each frame.
    private let frames: [Double]
    /// Seconds that the C function takes for one, on average.
    private let copy: Double

    /// Measured in turns. The first turn does not count, nor do the first frames of each: they find the processor's caches full of the
    /// other's pixels.
    @MainActor
    init(frame: (Int) -> Void, copy: (Int) -> Void) {
        var frames: [Double] = []
        var copies: [Double] = []
        for turn in 0...Self.turns {
            let range = (turn * Self.framesInTurn + 1)...((turn + 1) * Self.framesInTurn)
            let own = range.map { number in Self.seconds { frame(number) } }
            let other = range.map { number in Self.seconds { copy(number) } }
            guard turn > 0 else { continue }
            frames += own.dropFirst(Self.framesToWarmUp)
            copies += other.dropFirst(Self.framesToWarmUp)
        }
        self.frames = frames
        self.copy = copies.reduce(0, +) / Double(copies.count)
    }

    /// As multiples of the C function's time.
    var average: Double { frames.reduce(0, +) / Double(frames.count) / copy }
    var slowestOfHundred: Double { frames.sorted()[frames.count * 99 / 100] / copy }

    private static let turns = 10
    private static let framesInTurn = 70
    private static let framesToWarmUp = 10

    @MainActor
    static func seconds(_ body: () -> Void) -> Double {
        let start = reference_processor_time()
        body()
        return reference_processor_time() - start
    }

    /// The median of what something costs for much content, compared with little; the first time is not counted.
    @MainActor
    static func ratio(of many: Int, to few: Int, _ measure: (Int) -> Double) -> Double {
        _ = measure(few)
        return (0..<5).map { _ in measure(many) / measure(few) }.sorted()[2]
    }

    /// How often something asks the heap for memory.
    @MainActor
    static func allocations(_ body: () -> Void) -> Double {
        let before = reference_allocation_count()
        body()
        return Double(reference_allocation_count() - before)
    }

    /// Bytes of the heap that something keeps.
    @MainActor
    static func bytes<Kept>(of make: () -> Kept) -> Double {
        let before = reference_heap_bytes()
        let kept = make()
        let after = reference_heap_bytes()
        return withExtendedLifetime(kept) { Double(after) - Double(before) }
    }
}
