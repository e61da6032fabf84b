public import Synchronization

/// How an operator stands to what is before it, for several threads. Whether it is linked can be asked without a lock.
@usableFromInline final class Linkage: Sendable {
    @usableFromInline let flag = Atomic(false)
    private let state = Guarded(LinkState.waiting)

    @usableFromInline init() {}

    /// True between the subscription and the end.
    @inlinable var isLinked: Bool { flag.load(ordering: .acquiring) }
    var subscription: (any Subscription)? { state { $0.subscription } }

    /// - Returns: whether this is the first subscription.
    func link(_ subscription: any Subscription) -> Bool {
        state { state in
            let isFirst = state.link(subscription)
            if isFirst { flag.store(true, ordering: .releasing) }
            return isFirst
        }
    }

    /// - Returns: the subscription there was.
    func end() -> (any Subscription)? {
        state { state in
            flag.store(false, ordering: .releasing)
            return state.end()
        }
    }
}
