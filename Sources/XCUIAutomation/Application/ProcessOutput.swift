import Foundation

/// Hands on what an app writes on standard error, and remembers the end of it.
final class ProcessOutput: @unchecked Sendable {
    /// In bytes; what is said of a crash may be long, and its reason is at the head of that.
    private static let most = 1 << 18

    private let lock = NSLock()
    private let done = DispatchSemaphore(value: 0)
    private var tail: [UInt8] = []

    /// - Parameter descriptor: the end of a pipe, which is closed when nothing comes any more.
    init(reading descriptor: Int32) {
        Thread.detachNewThread { [self] in
            var chunk = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(descriptor, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                _ = write(STDERR_FILENO, chunk, count)
                lock.withLock { tail = Array((tail + chunk[0..<count]).suffix(Self.most)) }
            }
            close(descriptor)
            done.signal()
        }
    }

    /// The end of it, once the process has ended.
    func lastWords() -> String {
        // Programs that the app has started may hold the pipe open.
        if done.wait(timeout: .now() + 1) == .success { done.signal() }
        return lock.withLock { String(decoding: tail, as: UTF8.self) }
    }
}
