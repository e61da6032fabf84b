import Testing

/// What moving content leaves behind in memory, counted in a process of its own.
struct FlingTests {
    /// The first times fill what is kept from then on: cells to be used again, pictures of rows, laid out text, and what weak
    /// references to the 22 cells need, each of which is touched once.
    private static let first = 28

    @Test("A fling of five seconds leaves nothing allocated behind, nor do five")
    func blocks() throws {
        let program = try RunningProgram(RunningProgram.example("Flings"), ["\(Self.first + 5)"])
        let counts = program.wholeLines().compactMap { Int($0) }
        try #require(counts.count == Self.first + 5, "\(counts)")
        #expect(counts.dropFirst(Self.first).allSatisfy { $0 == 0 }, "\(counts)")
    }
}
