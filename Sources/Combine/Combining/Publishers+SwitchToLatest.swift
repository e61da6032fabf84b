extension Publishers {
    /// Sends what the newest of the publishers sends that are its values.
    // apple: https://developer.apple.com/documentation/combine/publishers/switchtolatest
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(SwitchLink<P, S>(subscriber))
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the newest of the publishers sends that are its values.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends what the newest of the publishers sends that are its values.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends what the newest of the publishers sends that are its values.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

/// One publisher replaces the one before.
private final class SwitchLink<Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    typealias Input = Child
    typealias Failure = Downstream.Failure

    private struct State {
        var link = LinkState.waiting
        var current = 0
        var isOpen = false
        var hasEnded = false
        var demand = Subscribers.Demand.none
    }

    private let outlet: Outlet<Downstream>
    private let children = Branches<Child.Output, Failure>()
    private let state = Guarded(State())

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    var description: String { "SwitchToLatest" }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        outlet.show(self)
        if !state({ $0.link.isOver }) { subscription.request(.unlimited) }
    }

    func receive(_ child: Child) -> Subscribers.Demand {
        let number: Int? = state { state in
            guard state.link.subscription != nil else { return nil }
            state.current += 1
            state.isOpen = true
            return state.current
        }
        guard let number else { return .none }
        children.cancel(number - 1)
        children.follow(
            child, as: number,
            subscribed: { [self] subscription in
                let demand = state { $0.demand }
                if !demand.isNone { subscription.request(demand) }
            },
            value: { [self] value in
                let isCurrent = state { state in
                    guard state.current == number else { return false }
                    state.demand = state.demand - .max(1)
                    return true
                }
                if isCurrent { outlet.send(value) }
                return .none
            }, completion: { [self] in childEnded($0, number) })
        return .none
    }

    private func childEnded(_ completion: Subscribers.Completion<Failure>, _ number: Int) {
        if completion.error != nil { return fail(completion) }
        let isLast = state { state in
            guard state.current == number else { return false }
            state.isOpen = false
            return state.hasEnded
        }
        if isLast { outlet.finish(.finished) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if completion.error != nil { return fail(completion) }
        let isLast = state { state in
            (state.hasEnded, state.link) = (true, .over)
            return !state.isOpen
        }
        if isLast { outlet.finish(.finished) }
    }

    private func fail(_ completion: Subscribers.Completion<Failure>) {
        let before = state { $0.link.end() }
        children.cancelAll()
        outlet.finish(completion)
        before?.cancel()
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let current = state { state in
            state.demand += demand
            return state.current
        }
        outlet.request(demand)
        children.request(demand, of: current)
    }

    func cancel() {
        outlet.cancel()
        children.cancelAll()
        state { $0.link.end() }?.cancel()
    }
}
