/// The values of several publishers that came as the same one in their order.
final class ZipLink<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var queues: [WaitingValues<Any>]
        var isOpen: [Bool]
        var demand = Subscribers.Demand.none
    }

    private let outlet: Outlet<Downstream>
    private let branches = Branches<Any, Downstream.Failure>()
    private let state: Guarded<State>
    private let combine: (ValueRow) -> Downstream.Input

    init(_ downstream: Downstream, count: Int, combine: @escaping (ValueRow) -> Downstream.Input) {
        outlet = Outlet(downstream)
        state = Guarded(State(queues: Array(repeating: WaitingValues(), count: count), isOpen: Array(repeating: true, count: count)))
        self.combine = combine
    }

    var description: String { "Zip" }

    func follow<P: Publisher>(_ publisher: P, as number: Int) where P.Failure == Downstream.Failure {
        guard !outlet.isOver else { return }
        branches.follow(
            publisher, as: number,
            subscribed: { [self] subscription in
                let demand = state { $0.demand }
                if !demand.isNone { subscription.request(demand) }
            },
            value: { [self] value in
                let (row, isLast): ([Any]?, Bool) = state { state in
                    state.queues[number].append(value)
                    guard state.queues.allSatisfy({ !$0.isEmpty }) else { return (nil, false) }
                    let row = state.queues.indices.compactMap { state.queues[$0].takeFirst() }
                    return (row, Self.isUsedUp(state))
                }
                if let row { outlet.send(combine(ValueRow(row))) }
                if isLast { finish(.finished) }
                return .none
            },
            completion: { [self] completion in
                let isLast = state { state in
                    state.isOpen[number] = false
                    return Self.isUsedUp(state)
                }
                if completion.error != nil || isLast { finish(completion) }
            })
    }

    /// Returns true if one has ended and has nothing left to give.
    private static func isUsedUp(_ state: State) -> Bool { zip(state.queues, state.isOpen).contains { $0.isEmpty && !$1 } }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        branches.cancelAll()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        state { $0.demand += demand }
        outlet.request(demand)
        branches.requestOfAll(demand)
    }

    func cancel() {
        outlet.cancel()
        branches.cancelAll()
    }
}
