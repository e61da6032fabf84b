import Display
import Foundation

/// Writes to a pipe for another program, as fast as that reads, and never waits for it.
@MainActor
final class PipeWriter {
    private let descriptor: Int32
    private let source: any DispatchSourceWrite
    private let clock: MediaClock
    private var timer: MediaTimer?
    private var rest: Data
    private var completion: (() -> Void)?
    /// In seconds of the app's clock: one who asks and does not read is forgotten.
    private static let patience = 10.0

    /// - Parameters:
    ///   - descriptor: is closed in the end.
    ///   - completion: called once, never before this returns.
    init(_ data: Data, to descriptor: Int32, clock: MediaClock, completion: @escaping () -> Void) {
        rest = data
        self.descriptor = descriptor
        self.clock = clock
        self.completion = completion
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.write() } }
        source.setCancelHandler { Foundation.close(descriptor) }
        source.activate()
        expect()
    }

    private func write() {
        guard !rest.isEmpty else { return finish() }
        let count = rest.withUnsafeBytes { Self.write($0, to: descriptor) }
        if count < 0 {
            if errno != EAGAIN, errno != EINTR { finish() }
            return
        }
        rest = rest.dropFirst(count)
        if rest.isEmpty { finish() } else { expect() }
    }

    /// Whoever reads may have gone, which is a signal to this thread that ends the program: it is held back, and taken.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        var (signals, former, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigpending(&pending)
        guard sigismember(&pending, SIGPIPE) == 0 else { return Foundation.write(descriptor, bytes.baseAddress, bytes.count) }
        pthread_sigmask(SIG_BLOCK, &signals, &former)
        let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        let reason = errno
        if count < 0, reason == EPIPE {
            var none = timespec()
            while sigtimedwait(&signals, nil, &none) < 0, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &former, nil)
        errno = reason
        return count
    }

    private func expect() {
        timer?.invalidate()
        timer = clock.addTimer(after: Self.patience) { [weak self] in self?.finish() }
    }

    private func finish() {
        timer?.invalidate()
        timer = nil
        source.cancel()
        rest = Data()
        let completion = completion
        self.completion = nil
        completion?()
    }
}
