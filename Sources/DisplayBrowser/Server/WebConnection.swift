/// The state of the connection to a page.
struct WebConnection {
    enum Outgoing {
        case text(String)
        case binary([UInt8])

        fileprivate var size: Int {
            switch self {
            case .text(let text): text.utf8.count
            case .binary(let bytes): bytes.count
            }
        }
    }

    let id: Int
    private(set) var outbox: [Outgoing] = []
    private var outboxSize = 0
    private var inbox: [UInt8] = []
    private var window = (start: UInt64(0), count: 0)
    /// Set where the connection is to end, with the reason.
    private(set) var ending: String?

    /// A page that does not read gets no more messages than this, and no more bytes.
    private static let longestOutbox = 256
    private static let largestOutbox = 32 << 20
    /// More than a finger, a pen and a fast keyboard can say in a second.
    private static let mostMessagesInSecond = 3000

    init(id: Int) { self.id = id }

    mutating func end(_ reason: String) {
        if ending == nil { ending = reason }
        outbox.removeAll()
        outboxSize = 0
    }

    // MARK: Out

    mutating func send(_ message: Outgoing) {
        guard ending == nil else { return }
        guard outbox.count < Self.longestOutbox, outboxSize + message.size <= Self.largestOutbox else {
            return end("The page does not read what it is sent.")
        }
        outbox.append(message)
        outboxSize += message.size
    }

    mutating func takeOutgoing() -> Outgoing? {
        guard !outbox.isEmpty else { return nil }
        let message = outbox.removeFirst()
        outboxSize -= message.size
        return message
    }

    // MARK: In

    /// Takes in a piece of a message.
    /// - Parameter time: in microseconds, from any beginning.
    /// - Returns: the message when this was the last piece of it.
    mutating func receive(_ piece: UnsafeRawBufferPointer, isLast: Bool, isBinary: Bool, at time: UInt64) -> String? {
        guard ending == nil else { return nil }
        guard !isBinary else { return refuse("Messages are text.") }
        guard inbox.count + piece.count <= ClientMessage.longest else { return refuse("A message is too long.") }
        inbox.append(contentsOf: piece)
        guard isLast else { return nil }
        defer { inbox.removeAll(keepingCapacity: inbox.count < 4096) }
        if time &- window.start >= 1_000_000 { window = (time, 0) }
        window.count += 1
        guard window.count <= Self.mostMessagesInSecond else { return refuse("Messages come too fast.") }
        guard let text = String(validating: inbox, as: UTF8.self) else { return refuse("A message is no text in UTF-8.") }
        return text
    }

    private mutating func refuse(_ reason: String) -> String? {
        end(reason)
        return nil
    }
}
