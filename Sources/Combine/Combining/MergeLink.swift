/// The values of several publishers as they come. Of each one value waits until it is wanted.
final class MergeLink<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var open: Int
        var demand = Subscribers.Demand.none
        var hasAsked = false
    }

    private let outlet: Outlet<Downstream>
    private let branches = Branches<Downstream.Input, Downstream.Failure>()
    private let state: Guarded<State>

    init(_ downstream: Downstream, count: Int) {
        outlet = Outlet(downstream)
        state = Guarded(State(open: count))
        if count == 0 { outlet.finish(.finished) }
    }

    var description: String { "Merge" }

    func follow<P: Publisher>(
        _ publisher: P, as number: Int
    ) where P.Failure == Downstream.Failure, P.Output == Downstream.Input {
        guard !outlet.isOver else { return }
        branches.follow(
            publisher, as: number,
            subscribed: { [self] subscription in
                let demand: Subscribers.Demand = state { $0.hasAsked ? ($0.demand == .unlimited ? .unlimited : .max(1)) : .none }
                if !demand.isNone { subscription.request(demand) }
            },
            value: { [self] value in
                outlet.send(value)
                return state { $0.demand == .unlimited } ? .none : .max(1)
            },
            completion: { [self] completion in
                let isLast = state { state in
                    state.open -= 1
                    return state.open == 0
                }
                guard completion.error != nil || isLast else { return }
                branches.cancelAll()
                outlet.finish(completion)
            })
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        outlet.request(demand)
        let toAsk: Subscribers.Demand = state { state in
            let wasUnlimited = state.demand == .unlimited
            state.demand += demand
            defer { state.hasAsked = true }
            if state.demand == .unlimited { return wasUnlimited ? .none : .unlimited }
            return state.hasAsked ? .none : .max(1)
        }
        if !toAsk.isNone { branches.requestOfAll(toAsk) }
    }

    func cancel() {
        outlet.cancel()
        branches.cancelAll()
    }
}
