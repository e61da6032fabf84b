/// The demand and the values that an operator with several publishers before it has yet to hand on.
///
/// Values go on one after the other, whichever threads they come from.
final class Outlet<Downstream: Subscriber> {
    private struct State {
        var waiting = WaitingValues<Downstream.Input>()
        var demand = Subscribers.Demand.none
        var completion: Subscribers.Completion<Downstream.Failure>?
        var isDraining = false
        var isOver = false
    }

    private let downstream: Downstream
    private let state = Guarded(State())

    init(_ downstream: Downstream) { self.downstream = downstream }

    func show(_ subscription: any Subscription) { downstream.receive(subscription: subscription) }
    var isOver: Bool { state { $0.isOver } }
    var hasUnlimitedDemand: Bool { state { $0.demand == .unlimited } }

    func request(_ demand: Subscribers.Demand) {
        state { $0.demand += demand }
        drain()
    }

    /// Keeps a value until it is wanted.
    func send(_ value: Downstream.Input) {
        state { if !$0.isOver, $0.completion == nil { $0.waiting.append(value) } }
        drain()
    }

    /// Sends a value if it is wanted now, and otherwise drops it.
    /// - Returns: whether it was sent.
    @discardableResult
    func sendIfWanted(_ value: Downstream.Input) -> Bool {
        let isWanted = state { state in
            guard !state.isOver, state.completion == nil, state.demand > state.waiting.count else { return false }
            state.waiting.append(value)
            return true
        }
        drain()
        return isWanted
    }

    /// Finishes after what waits; fails at once.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        state { state in
            guard !state.isOver, state.completion == nil else { return }
            state.completion = completion
            if completion.error != nil { state.waiting = WaitingValues() }
        }
        drain()
    }

    func cancel() { state { $0 = State(isOver: true) } }

    private enum Task {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private func drain() {
        let mayDrain = state { state in
            defer { state.isDraining = true }
            return !state.isDraining
        }
        guard mayDrain else { return }
        while let task = next() {
            switch task {
            case .value(let value):
                let more = downstream.receive(value)
                state { $0.demand += more }
            case .completion(let completion): downstream.receive(completion: completion)
            }
        }
    }

    private func next() -> Task? {
        state { state in
            if !state.isOver, !state.waiting.isEmpty, state.demand.takeOne(), let value = state.waiting.takeFirst() { return .value(value) }
            if !state.isOver, state.waiting.isEmpty, let completion = state.completion {
                state.isOver = true
                return .completion(completion)
            }
            state.isDraining = false
            return nil
        }
    }
}
