import Foundation
import Synchronization

/// Looks at a file once, for all who want to know of it.
final class AssetLoad: Sendable {
    typealias Outcome = Result<MediaFacts, NSError>

    let url: URL
    /// Held while the file is looked at.
    private let work = Mutex(())
    private let outcome = Mutex<Outcome?>(nil)
    private let isUnderWay = Atomic(false)

    init(_ url: URL) { self.url = url }

    /// The load of an empty file, which is known from the beginning.
    static func ofNothing() -> AssetLoad {
        let load = AssetLoad(URL(fileURLWithPath: "/dev/null"))
        load.outcome.withLock { $0 = .success(MediaFacts()) }
        return load
    }

    /// The outcome, if it is known by now.
    var known: Outcome? { outcome.withLock { $0 } }

    var status: AVKeyValueStatus {
        switch known {
        case nil: isUnderWay.load(ordering: .relaxed) ? .loading : .unknown
        case .success: .loaded
        case .failure: .failed
        }
    }

    /// Looks at the file, or waits until somebody else has.
    @discardableResult
    func wait() -> Outcome {
        isUnderWay.store(true, ordering: .relaxed)
        return work.withLock { _ in
            if let known { return known }
            let found = MediaInspector.inspect(url)
            outcome.withLock { $0 = found }
            return found
        }
    }

    /// The facts; those of an empty file, if they cannot be known.
    var facts: MediaFacts { (try? wait().get()) ?? MediaFacts() }
}
