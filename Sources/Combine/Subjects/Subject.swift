/// A publisher whose values come from outside.
// apple: https://developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value, on this thread and before it returns.
    func send(_ value: Output)
    /// Ends it. Only the first time counts.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription over, from which everything is asked for.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a signal without content.
    public func send() { send(()) }
}

/// Passes on to a subject what comes.
final class SubjectSubscriber<S: Subject>: Subscriber {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private struct State {
        var link = LinkState.waiting
        var subject: S?
    }

    private let state: Guarded<State>

    init(_ subject: S) { state = Guarded(State(subject: subject)) }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        state { $0.subject }?.send(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        state { $0.link.subscription == nil ? nil : $0.subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { end().subject?.send(completion: completion) }
    func cancel() { end().link.subscription?.cancel() }

    private func end() -> State {
        state { state in
            defer { state = State(link: .over) }
            return state
        }
    }
}
