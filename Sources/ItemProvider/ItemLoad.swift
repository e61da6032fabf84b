import Foundation
internal import Synchronization

/// One call for an item: whoever provides it may answer never, twice or on any thread; the caller receives one answer at most.
final class ItemLoad<Value>: Sendable {
    let progress = Progress(totalUnitCount: 1)
    private let handler: Mutex<(@Sendable (Value?, (any Error)?) -> Void)?>

    init(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        self.handler = Mutex(handler)
        // Whoever may cancel it holds it: a provider that forgets to answer holds nothing.
        progress.cancellationHandler = { self.end(nil, CocoaError(.userCancelled)) }
    }

    func end(_ value: Value?, _ error: (any Error)?) {
        let handler = handler.withLock { handler in
            defer { handler = nil }
            return handler
        }
        guard let handler else { return }
        progress.cancellationHandler = nil
        progress.completedUnitCount = 1
        let isWithoutReason = value == nil && error == nil
        handler(value, isWithoutReason ? NSItemProvider.ErrorCode.unknownError.error("The item could not be loaded") : error)
    }

    /// Ends without a value, on the queue on which all handlers are called.
    func fail(_ error: NSError) -> Progress {
        NSItemProvider.queue.async { self.end(nil, error) }
        return progress
    }
}
