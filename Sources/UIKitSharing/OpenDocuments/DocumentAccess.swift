import Foundation

/// The thread on which a document's file is read and written, one after the other.
final class DocumentAccess: Sendable {
    private let queue = DispatchQueue(label: "org.forastero.document", qos: .userInitiated)

    /// Does work there, and goes on on the main thread with the error that it threw.
    @MainActor
    func perform(_ work: @escaping @Sendable () throws -> Void, then completion: @escaping @MainActor ((any Error)?) -> Void) {
        queue.async {
            var failure: (any Error)?
            do { try work() } catch { failure = error }
            let outcome = failure
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(outcome) } }
        }
    }

    /// Does a part of the work on the main thread.
    func onMain(_ contents: Any, _ work: @MainActor (Any) throws -> Void) throws {
        nonisolated(unsafe) let contents = contents
        guard !Thread.isMainThread else { return try MainActor.assumeIsolated { try work(contents) } }
        try DispatchQueue.main.sync { try MainActor.assumeIsolated { try work(contents) } }
    }
}
