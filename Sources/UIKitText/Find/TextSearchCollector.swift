import Foundation
import UIKitCore

/// Gathers what one search reports, on whatever thread, and hands it over on the main one.
final class TextSearchCollector<DocumentIdentifier: Hashable>: @unchecked Sendable {
    /// A stretch that was found.
    struct Found {
        let range: UITextRange
        let document: DocumentIdentifier
    }

    enum News {
        case found(Found)
        case invalidated(Found)
        case invalidatedAll
        case finished
    }

    // One lock for what follows.
    private let lock = NSLock()
    private var known: [Found] = []
    private var identities: Set<ObjectIdentifier> = []
    private var news: [News] = []
    private var isScheduled = false

    /// Takes the news, on the main thread. Nil once nobody listens any more.
    @MainActor var listener: (([News]) -> Void)?

    @MainActor init(_ listener: @escaping ([News]) -> Void) { self.listener = listener }

    var ranges: [UITextRange] { lock.withLock { known.map(\.range) } }

    func add(_ range: UITextRange, _ document: DocumentIdentifier) {
        let found = Found(range: range, document: document)
        tell(.found(found)) {
            guard identities.insert(ObjectIdentifier(range)).inserted else { return false }
            known.append(found)
            return true
        }
    }

    func remove(_ range: UITextRange, _ document: DocumentIdentifier) {
        tell(.invalidated(Found(range: range, document: document))) {
            guard identities.remove(ObjectIdentifier(range)) != nil else { return false }
            known.removeAll { $0.range === range }
            return true
        }
    }

    func removeAll() {
        tell(.invalidatedAll) {
            (known, identities) = ([], [])
            return true
        }
    }

    func finish() { tell(.finished) { true } }

    /// - Parameter change: what is done under the lock; false if it is no news.
    private func tell(_ item: News, _ change: () -> Bool) {
        let mustSchedule = lock.withLock {
            guard change() else { return false }
            news.append(item)
            defer { isScheduled = true }
            return !isScheduled
        }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { deliver() }
        } else if mustSchedule {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver() } }
        }
    }

    @MainActor private func deliver() {
        let items = lock.withLock {
            defer { (news, isScheduled) = ([], false) }
            return news
        }
        if !items.isEmpty { listener?(items) }
    }
}
