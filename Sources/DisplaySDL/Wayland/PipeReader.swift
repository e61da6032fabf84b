import Display
import Foundation

/// Reads from a pipe what another program writes, whenever there is something, and never waits for it.
@MainActor
final class PipeReader {
    /// Why there are no bytes, though somebody has promised them.
    enum Failure: Error {
        /// Nothing has come for too long.
        case silence
        /// More has come than fits into memory twice.
        case tooMuch
        case broken
    }

    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let clock: MediaClock
    private var timer: MediaTimer?
    private var completion: ((Result<Data, Failure>) -> Void)?
    private var bytes = Data()
    private let mostBytes: Int
    /// In seconds of the app's clock, from one piece to the next.
    private let patience: Double
    /// The time of the clock at which whoever writes a little now and then is given up.
    private let end: Double
    /// In one turn of the run loop, so that one who writes without an end does not stop it.
    private static let mostAtOnce = 1 << 20

    /// - Parameters:
    ///   - descriptor: is closed in the end.
    ///   - completion: called once, never before this returns.
    init(
        _ descriptor: Int32, clock: MediaClock, mostBytes: Int = 1 << 28, patience: Double = 5, longest: Double = 30,
        completion: @escaping (Result<Data, Failure>) -> Void
    ) {
        self.descriptor = descriptor
        self.clock = clock
        self.mostBytes = mostBytes
        self.patience = patience
        self.completion = completion
        end = clock.now + longest
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        // Closed before that, the number might be another file's already.
        source.setCancelHandler { Foundation.close(descriptor) }
        source.activate()
        expect()
    }

    /// Gives up; the completion is not called.
    func cancel() {
        completion = nil
        finish(.failure(.broken))
    }

    /// False when all has come, or never will.
    var isWaiting: Bool { completion != nil }

    /// True if there is something to take within a time.
    func waitForBytes(milliseconds: Int32) -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return isWaiting && poll(&wanted, 1, milliseconds) > 0
    }

    /// Takes what is there.
    func read() {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var taken = 0
        while isWaiting, taken < Self.mostAtOnce {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { break }
            guard count > 0 else { return finish(count == 0 ? .success(bytes) : .failure(.broken)) }
            bytes.append(contentsOf: chunk[..<count])
            taken += count
            if bytes.count > mostBytes { return finish(.failure(.tooMuch)) }
        }
        if taken > 0 { expect() }
    }

    private func expect() {
        timer?.invalidate()
        timer = clock.addTimer(after: min(patience, end - clock.now)) { [weak self] in self?.finish(.failure(.silence)) }
    }

    private func finish(_ result: Result<Data, Failure>) {
        timer?.invalidate()
        timer = nil
        source.cancel()
        bytes = Data()
        let completion = completion
        self.completion = nil
        completion?(result)
    }
}
