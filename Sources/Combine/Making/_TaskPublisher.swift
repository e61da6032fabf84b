/// Does something anew for each subscriber that asks for a value, and sends what comes of it.
public struct _TaskPublisher<Output, Failure: Error>: Publisher {
    /// Begins, and answers how it is ended. What it is given is called once, on any thread.
    public typealias Start = (_ finish: @escaping @Sendable (Result<Output, Failure>) -> Void) -> @Sendable () -> Void

    private let start: Start

    /// Calls a closure for each subscriber, when it asks for the first value.
    public init(_ start: @escaping Start) { self.start = start }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: TaskSubscription(subscriber, start))
    }
}

private final class TaskSubscription<S: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var subscriber: S?
        var hasBegun = false
        var cancel: (@Sendable () -> Void)?
    }

    private let state: Guarded<State>
    private let start: _TaskPublisher<S.Input, S.Failure>.Start

    init(_ subscriber: S, _ start: @escaping _TaskPublisher<S.Input, S.Failure>.Start) {
        state = Guarded(State(subscriber: subscriber))
        self.start = start
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let begins = state { state in
            defer { state.hasBegun = true }
            return !state.hasBegun && state.subscriber != nil
        }
        guard begins else { return }
        let take = Handed<(Result<S.Input, S.Failure>) -> Void>(value: { self.finish($0) })
        let cancel = start { take.value($0) }
        let isLate = state { state in
            if state.subscriber != nil { state.cancel = cancel }
            return state.subscriber == nil
        }
        if isLate { cancel() }
    }

    private func finish(_ result: Result<S.Input, S.Failure>) {
        guard let subscriber = end().subscriber else { return }
        switch result {
        case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
    }

    func cancel() { end().cancel?() }

    private func end() -> State {
        state { state in
            defer { state = State(hasBegun: true) }
            return state
        }
    }
}
