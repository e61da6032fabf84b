/// Messages of a page that the application has not heard of yet.
///
/// While there are too many, nothing more is read from that page: what it goes on saying waits in its own machine's memory, and other
/// pages are heard in between.
struct MessageBacklog: Equatable {
    private var count = 0
    private var bytes = 0
    private(set) var isFull = false

    private static let most = 32
    private static let mostBytes = 1 << 20

    /// A message is on its way to the application.
    /// - Returns: whether reading is to stop now.
    mutating func add(bytes: Int) -> Bool {
        count += 1
        self.bytes += bytes
        guard !isFull, count >= Self.most || self.bytes >= Self.mostBytes else { return false }
        isFull = true
        return true
    }

    /// The application has heard of a message.
    /// - Returns: whether reading may go on now.
    mutating func remove(bytes: Int) -> Bool {
        count -= 1
        self.bytes -= bytes
        guard isFull, count <= Self.most / 2, self.bytes <= Self.mostBytes / 2 else { return false }
        isFull = false
        return true
    }
}
