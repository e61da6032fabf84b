/// The newest values of several publishers.
final class LatestLink<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var values: [Any?]
        var open: Int
        var hasAsked = false
    }

    private let outlet: Outlet<Downstream>
    private let branches = Branches<Any, Downstream.Failure>()
    private let state: Guarded<State>
    private let combine: (ValueRow) -> Downstream.Input

    init(_ downstream: Downstream, count: Int, combine: @escaping (ValueRow) -> Downstream.Input) {
        outlet = Outlet(downstream)
        state = Guarded(State(values: Array(repeating: nil, count: count), open: count))
        self.combine = combine
    }

    var description: String { "CombineLatest" }

    func follow<P: Publisher>(_ publisher: P, as number: Int) where P.Failure == Downstream.Failure {
        guard !outlet.isOver else { return }
        branches.follow(
            publisher, as: number,
            subscribed: { [self] subscription in if state({ $0.hasAsked }) { subscription.request(.unlimited) } },
            value: { [self] value in
                let all: [Any]? = state { state in
                    state.values[number] = .some(value)
                    let known = state.values.compactMap { $0 }
                    return known.count == state.values.count ? known : nil
                }
                if let all { outlet.sendIfWanted(combine(ValueRow(all))) }
                return .none
            }, completion: { [self] in ended(number, $0) })
    }

    private func ended(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let isLast = state { state in
            state.open -= 1
            return state.open == 0 || state.values[number] == nil
        }
        guard completion.error != nil || isLast else { return }
        branches.cancelAll()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        outlet.request(demand)
        let asks = state { state in
            defer { state.hasAsked = true }
            return !state.hasAsked
        }
        if asks { branches.requestOfAll(.unlimited) }
    }

    func cancel() {
        outlet.cancel()
        branches.cancelAll()
    }
}
