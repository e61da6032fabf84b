/// The texts that are bound to a statement, side by side in memory that is used again for the next row.
///
/// Left to itself, SQLite allocates memory for each text of each row.
final class BoundTexts {
    private var memory: UnsafeMutablePointer<CChar>
    private var capacity = 256
    private var used = 0
    private var isTooSmall = false
    /// In bytes; rows of longer texts are left to SQLite.
    private static let mostBytes = 65_536

    init() { memory = .allocate(capacity: capacity) }

    deinit { memory.deallocate() }

    /// Copies a text to where it stays until ``removeAll()``; nil where there is no room, which there will be next time.
    func keep(_ text: UnsafeBufferPointer<CChar>) -> UnsafePointer<CChar>? {
        guard let start = text.baseAddress, text.count <= capacity - used else {
            isTooSmall = true
            return nil
        }
        let place = memory + used
        place.update(from: start, count: text.count)
        used += text.count
        return UnsafePointer(place)
    }

    /// The row has been written.
    /// - Returns: whether the texts that are still bound have lost their memory.
    func removeAll() -> Bool {
        used = 0
        guard isTooSmall, capacity < Self.mostBytes else { return false }
        isTooSmall = false
        memory.deallocate()
        capacity *= 4
        memory = .allocate(capacity: capacity)
        return true
    }
}
