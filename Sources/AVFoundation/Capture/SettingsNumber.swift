import Synchronization

/// Counts settings of photographs.
enum SettingsNumber {
    private static let last = Atomic<Int64>(0)

    static func next() -> Int64 { last.add(1, ordering: .relaxed).newValue }
}
