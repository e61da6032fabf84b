extension Publishers {
    /// Sends so many values at a time as an array.
    // apple: https://developer.apple.com/documentation/combine/publishers/collectbycount
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values an array has; the last one may have fewer.
        public let count: Int

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByCountLink(subscriber, count))
        }
    }
}

extension Publisher {
    /// Sends so many values at a time as an array; the rest when it finishes. Less than one is a programming error.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "\(count) values cannot be collected. Collect one or more.")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}

private final class CollectByCountLink<Element, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Element] {
    typealias Input = Element
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let count: Int
    private let state = Guarded((link: LinkState.waiting, values: [Element]()))

    init(_ downstream: Downstream, _ count: Int) { (self.downstream, self.count) = (downstream, count) }

    var description: String { "CollectByCount" }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        let full: [Element]? = state { state in
            guard state.link.subscription != nil else { return nil }
            state.values.append(input)
            guard state.values.count == count else { return nil }
            defer { state.values = [] }
            return state.values
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let rest: [Element]? = state { state in
            guard state.link.subscription != nil else { return nil }
            defer { state = (.over, []) }
            return state.values
        }
        guard let rest else { return }
        if completion.error == nil, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { state { $0.link.subscription }?.request(demand * count) }
    func cancel() { state { $0.link.end() }?.cancel() }
}
