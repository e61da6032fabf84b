/// Sends one value once it is known, and finishes, or fails. What finds it out begins at once, without waiting for a subscriber.
// apple: https://developer.apple.com/documentation/combine/future
public final class Future<Output, Failure: Error>: Publisher {
    /// Called with the outcome; only the first time counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var branches: [FutureBranch<Output, Failure>] = []
    }

    private let state = Guarded(State())

    /// Begins at once, before anybody subscribes. The closure gets what it is to call with the outcome.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] result in
            let branches = state { state in
                guard state.result == nil else { return [FutureBranch<Output, Failure>]() }
                state.result = result
                defer { state.branches = [] }
                return state.branches
            }
            for branch in branches { branch.resolve(result) }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let branch = KnownFutureBranch(subscriber) { [state] branch in state { $0.branches.removeAll { $0 === branch } } }
        let result = state { state in
            if state.result == nil { state.branches.append(branch) }
            return state.result
        }
        subscriber.receive(subscription: branch)
        if let result { branch.resolve(result) }
    }
}

private class FutureBranch<Output, Failure: Error> {
    func resolve(_ result: Result<Output, Failure>) {}
}

private final class KnownFutureBranch<S: Subscriber>: FutureBranch<S.Input, S.Failure>, Subscription, CustomStringConvertible {
    private struct State {
        var subscriber: S?
        var isWanted = false
        var result: Result<S.Input, S.Failure>?
    }

    private let state: Guarded<State>
    private let remove: (FutureBranch<S.Input, S.Failure>) -> Void

    init(_ subscriber: S, remove: @escaping (FutureBranch<S.Input, S.Failure>) -> Void) {
        state = Guarded(State(subscriber: subscriber))
        self.remove = remove
    }

    var description: String { "Future" }

    override func resolve(_ result: Result<S.Input, S.Failure>) {
        state { $0.result = result }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        state { $0.isWanted = true }
        deliver()
    }

    private func deliver() {
        let due: (S, Result<S.Input, S.Failure>)? = state { state in
            guard let subscriber = state.subscriber, let result = state.result else { return nil }
            if case .success = result, !state.isWanted { return nil }
            state.subscriber = nil
            return (subscriber, result)
        }
        guard let (subscriber, result) = due else { return }
        switch result {
        case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
    }

    func cancel() {
        state { $0.subscriber = nil }
        remove(self)
    }
}

extension Future where Failure == Never {
    /// Waits for the value.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                let subscriber = AnySubscriber<Output, Never>(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: { value in
                        continuation.resume(returning: Handed(value: value))
                        return .none
                    })
                subscribe(subscriber)
            }.value
        }
    }
}

extension Future where Failure == any Error {
    /// Waits for the value, or the error.
    public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let subscriber = AnySubscriber<Output, any Error>(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: { value in
                        continuation.resume(returning: Handed(value: value))
                        return .none
                    },
                    receiveCompletion: { completion in
                        if let error = completion.error { continuation.resume(throwing: error) }
                    })
                subscribe(subscriber)
            }.value
        }
    }
}
