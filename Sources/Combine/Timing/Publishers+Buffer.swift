extension Publishers {
    /// The demand of a buffer before any of its subscriber's.
    // apple: https://developer.apple.com/documentation/combine/publishers/prefetchstrategy
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// As much as it has room for.
        case keepFull
        /// Everything.
        case byRequest
    }

    /// The treatment of one more value by a full buffer.
    // apple: https://developer.apple.com/documentation/combine/publishers/bufferingstrategy
    public enum BufferingStrategy<Failure: Error> {
        /// It is dropped.
        case dropNewest
        /// The oldest one is dropped for it.
        case dropOldest
        case customError(() -> Failure)
    }

    /// Keeps values until they are wanted.
    // apple: https://developer.apple.com/documentation/combine/publishers/buffer
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are kept at most.
        public let size: Int
        /// When values are asked for.
        public let prefetch: PrefetchStrategy
        /// The treatment of a value for which there is no room.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferLink(subscriber, self))
        }
    }
}

extension Publisher {
    /// Keeps so many values until they are wanted.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

private final class BufferLink<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State {
        var link = LinkState.waiting
        var values = WaitingValues<Input>()
        var demand = Subscribers.Demand.none
        var completion: Subscribers.Completion<Failure>?
        var isDraining = false
    }

    private let downstream: Downstream
    private let buffer: Publishers.Buffer<Upstream>
    private let state = Guarded(State())

    init(_ downstream: Downstream, _ buffer: Publishers.Buffer<Upstream>) { (self.downstream, self.buffer) = (downstream, buffer) }

    var description: String { "Buffer" }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if !state({ $0.link.isOver }) { subscription.request(buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let error: Failure? = state { state in
            guard state.link.subscription != nil else { return nil }
            if state.values.count < buffer.size || (state.demand > state.values.count) {
                state.values.append(input)
                return nil
            }
            switch buffer.whenFull {
            case .dropNewest: break
            case .dropOldest:
                _ = state.values.takeFirst()
                if buffer.size > 0 { state.values.append(input) }
            case .customError(let make): return make()
            }
            return nil
        }
        if let error {
            state { $0.link.end() }?.cancel()
            state { $0.completion = .failure(error) }
        }
        drain()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state { state in
            guard state.link.subscription != nil else { return }
            (state.completion, state.link) = (completion, .over)
        }
        drain()
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        state { $0.demand += demand }
        drain()
    }

    private func drain() {
        let mayDrain = state { state in
            defer { state.isDraining = true }
            return !state.isDraining
        }
        guard mayDrain else { return }
        while let (value, completion, before) = next() {
            if let value {
                let more = downstream.receive(value)
                state { $0.demand += more }
                if buffer.prefetch == .keepFull { before?.request(.max(1)) }
            } else if let completion {
                downstream.receive(completion: completion)
            }
        }
    }

    private func next() -> (Input?, Subscribers.Completion<Failure>?, (any Subscription)?)? {
        state { state in
            if !state.values.isEmpty, state.demand.takeOne() { return (state.values.takeFirst(), nil, state.link.subscription) }
            if state.values.isEmpty, let completion = state.completion {
                state.completion = nil
                return (nil, completion, nil)
            }
            state.isDraining = false
            return nil
        }
    }

    func cancel() {
        let before = state { state in
            defer { state = State(link: .over) }
            return state.link.subscription
        }
        before?.cancel()
    }
}
