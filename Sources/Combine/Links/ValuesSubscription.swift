/// Hands out the elements of an iterator as they are asked for, then finishes.
final class ValuesSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Elements.Element {
    private struct State {
        var elements: Elements
        var next: Elements.Element?
        var demand = Subscribers.Demand.none
        var downstream: Downstream?
        var isRunning = false
    }

    private let state: Guarded<State>
    private let completion: Subscribers.Completion<Downstream.Failure>
    let description: String

    init(
        _ description: String, _ elements: Elements, _ downstream: Downstream,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        var elements = elements
        let first = elements.next()
        state = Guarded(State(elements: elements, next: first, downstream: downstream))
        (self.description, self.completion) = (description, completion)
    }

    /// True if there is nothing to wait for.
    var isEmpty: Bool { state { $0.next == nil } }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let runs = state { state in
            state.demand += demand
            defer { state.isRunning = true }
            return !state.isRunning && state.downstream != nil
        }
        if runs { run() }
    }

    private func run() {
        while let (downstream, value, isLast) = next() {
            let more = downstream.receive(value)
            state { $0.demand += more }
            if isLast, let downstream = end() { downstream.receive(completion: completion) }
        }
    }

    private func next() -> (Downstream, Elements.Element, Bool)? {
        state { state in
            guard let downstream = state.downstream, let value = state.next, state.demand.takeOne() else {
                state.isRunning = false
                return nil
            }
            state.next = state.elements.next()
            return (downstream, value, state.next == nil)
        }
    }

    private func end() -> Downstream? {
        state { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }

    func cancel() { _ = end() }
}

extension Subscriber {
    /// Hands out elements as they are asked for, then a completion.
    func receive<Elements: Sequence>(
        _ elements: Elements, as description: String, completion: Subscribers.Completion<Failure> = .finished
    ) where Elements.Element == Input {
        let subscription = ValuesSubscription(description, elements.makeIterator(), self, completion: completion)
        if subscription.isEmpty {
            receive(subscription: Subscriptions.empty)
            receive(completion: completion)
        } else {
            receive(subscription: subscription)
        }
    }
}
