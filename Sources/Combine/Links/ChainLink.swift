/// An operator that has one publisher after another before it. What was asked for and has not come is asked of the next one.
final class ChainLink<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input

    private struct State {
        var current: (any Subscription)?
        var stage = 0
        var demand = Subscribers.Demand.none
        var isCancelled = false
        var isShown = false
    }

    let downstream: Downstream
    private let state = Guarded(State())
    let description: String

    init(_ description: String, _ downstream: Downstream) { (self.description, self.downstream) = (description, downstream) }

    /// Subscribes to a publisher, which replaces the one before.
    /// - Parameter ended: what is done when it has ended: another one is followed, or all is finished.
    func follow<P: Publisher>(
        _ publisher: P, ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let stage = state { state in
            state.stage += 1
            state.current = nil
            return state.stage
        }
        let subscriber = AnySubscriber<Input, P.Failure>(
            receiveSubscription: { [self] in take($0, stage) },
            receiveValue: { [self] in pass($0, stage) },
            receiveCompletion: { [self] completion in
                let isOpen = state { !$0.isCancelled && $0.stage == stage }
                if isOpen { ended(completion) }
            })
        publisher.subscribe(subscriber)
    }

    private func take(_ subscription: any Subscription, _ stage: Int) {
        let (isMine, isFirst) = state { state in
            guard !state.isCancelled, state.stage == stage, state.current == nil else { return (false, false) }
            state.current = subscription
            defer { state.isShown = true }
            return (true, !state.isShown)
        }
        guard isMine else { return subscription.cancel() }
        if isFirst { return downstream.receive(subscription: self) }
        let demand = state { $0.demand }
        if !demand.isNone { subscription.request(demand) }
    }

    private func pass(_ value: Input, _ stage: Int) -> Subscribers.Demand {
        let isOpen = state { state in
            guard !state.isCancelled, state.stage == stage else { return false }
            state.demand = state.demand - .max(1)
            return true
        }
        guard isOpen else { return .none }
        let more = downstream.receive(value)
        state { $0.demand += more }
        return more
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let isOpen = state { state in
            defer { state.isCancelled = true }
            return !state.isCancelled
        }
        if isOpen { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let current = state { state in
            state.demand += demand
            return state.isCancelled ? nil : state.current
        }
        current?.request(demand)
    }

    func cancel() {
        let current = state { state in
            defer { (state.isCancelled, state.current) = (true, nil) }
            return state.current
        }
        current?.cancel()
    }
}
