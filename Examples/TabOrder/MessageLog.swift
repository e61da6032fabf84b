/// The latest messages to the delegate.
@MainActor
class MessageLog {
    static let shared = MessageLog()
    private static let capacity = 12

    private(set) var messages: [String] = []
    /// Called when there is another message.
    var observer: (() -> Void)?

    func add(_ message: String) {
        messages.append(message)
        if messages.count > MessageLog.capacity { messages.removeFirst() }
        observer?()
    }
}
