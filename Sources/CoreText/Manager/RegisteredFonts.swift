import Synchronization

/// The fonts that were registered so far: paths of files, and names of fonts in memory.
final class RegisteredFonts: Sendable {
    static let shared = RegisteredFonts()

    private let known = Mutex<Set<String>>([])

    /// - Returns: False when it was there already.
    func add(_ entry: String) -> Bool { known.withLock { $0.insert(entry).inserted } }

    /// - Returns: False when it was not there.
    func remove(_ entry: String) -> Bool { known.withLock { $0.remove(entry) != nil } }
}
