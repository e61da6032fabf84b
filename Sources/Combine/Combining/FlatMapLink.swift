/// The publishers that are made of values, side by side.
final class FlatMapLink<Input, Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private struct State {
        var link = LinkState.waiting
        var next = 0
        var open = 0
        var hasEnded = false
    }

    private let outlet: Outlet<Downstream>
    private let children = Branches<Child.Output, Failure>()
    private let state = Guarded(State())
    private let atOnce: Subscribers.Demand
    private let transform: (Input) -> Child

    init(_ downstream: Downstream, atOnce: Subscribers.Demand, _ transform: @escaping (Input) -> Child) {
        outlet = Outlet(downstream)
        (self.atOnce, self.transform) = (atOnce, transform)
    }

    var description: String { "FlatMap" }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        outlet.show(self)
        if !state({ $0.link.isOver }) { subscription.request(atOnce) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let number: Int? = state { state in
            guard state.link.subscription != nil else { return nil }
            state.next += 1
            state.open += 1
            return state.next
        }
        guard let number else { return .none }
        let isUnlimited = outlet.hasUnlimitedDemand
        children.follow(
            transform(input), as: number, subscribed: { $0.request(isUnlimited ? .unlimited : .max(1)) },
            value: { [outlet] value in
                outlet.send(value)
                return isUnlimited ? .none : .max(1)
            }, completion: { [self] in childEnded($0) })
        return .none
    }

    private func childEnded(_ completion: Subscribers.Completion<Failure>) {
        if completion.error != nil { return fail(completion) }
        let (isLast, subscription) = state { state in
            state.open -= 1
            return (state.hasEnded && state.open == 0, state.link.subscription)
        }
        if isLast { outlet.finish(.finished) } else if atOnce != .unlimited { subscription?.request(.max(1)) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if completion.error != nil { return fail(completion) }
        let isLast = state { state in
            (state.hasEnded, state.link) = (true, .over)
            return state.open == 0
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
        outlet.request(demand)
    }

    func cancel() {
        outlet.cancel()
        children.cancelAll()
        state { $0.link.end() }?.cancel()
    }
}
