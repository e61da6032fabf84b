import Foundation
import Synchronization

/// The results of `perform(_:)`, which nobody owns: they live until the main run loop turns.
final class PerformedResults: Sendable {
    static let shared = PerformedResults()

    private struct Result: @unchecked Sendable {
        let object: AnyObject
    }
    private let results = Mutex<[Result]>([])

    func keep(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let object = value.map({ $0 as AnyObject }) else { return nil }
        let result = Result(object: object)
        let isFirst = results.withLock { results in
            results.append(result)
            return results.count == 1
        }
        if isFirst { RunLoop.main.perform { self.releaseAll() } }
        return Unmanaged.passUnretained(object)
    }

    private func releaseAll() {
        let all = results.withLock { results in
            defer { results = [] }
            return results
        }
        withExtendedLifetime(all) {}
    }
}
