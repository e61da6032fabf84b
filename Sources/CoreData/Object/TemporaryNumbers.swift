import Synchronization

/// The numbers of temporary IDs: each once in a run of the program.
enum TemporaryNumbers {
    private static let latest = Atomic<Int64>(0)

    static func next() -> Int64 { latest.wrappingAdd(1, ordering: .relaxed).newValue }
}
