/// An operator that asks for everything, and says one thing at the end.
final class ResultLink<Input, InFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Failure = InFailure

    enum Answer {
        case goOn
        /// The result is known; what would still come is not waited for.
        case done
        case fail(Downstream.Failure)
    }

    private struct State {
        var link = LinkState.waiting
        var isWanted = false
        var isDone = false
    }

    private let downstream: Downstream
    private let state = Guarded(State())
    private let take: (Input) -> Answer
    private let failure: (InFailure) -> Downstream.Failure
    private let result: () -> Downstream.Input?
    let description: String

    /// - Parameters:
    ///   - take: called with each value.
    ///   - result: called once; nil finishes without a value.
    init(
        _ description: String, _ downstream: Downstream, failure: @escaping (InFailure) -> Downstream.Failure,
        take: @escaping (Input) -> Answer, result: @escaping () -> Downstream.Input?
    ) {
        (self.description, self.downstream, self.failure) = (description, downstream, failure)
        (self.take, self.result) = (take, result)
    }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if state({ $0.link.subscription }) != nil { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state({ $0.link.subscription != nil && !$0.isDone }) else { return .none }
        switch take(input) {
        case .goOn: break
        case .done:
            let before = state { $0.link.subscription }
            finish()
            before?.cancel()
        case .fail(let error):
            state { $0.link.end() }?.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InFailure>) {
        switch completion {
        case .finished: finish()
        case .failure(let error):
            let isOpen = state { state in
                defer { state.link = .over }
                return state.link.subscription != nil && !state.isDone
            }
            if isOpen { downstream.receive(completion: .failure(failure(error))) }
        }
    }

    private func finish() {
        let mayTell = state { state in
            guard state.link.subscription != nil, !state.isDone else { return false }
            state.isDone = true
            return state.isWanted
        }
        if mayTell { tell() }
    }

    /// Without a result there is nothing to wait for.
    private func tell() {
        let isOpen = state { state in
            defer { state.link = .over }
            return !state.link.isOver
        }
        guard isOpen else { return }
        if let value = result() { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let mayTell = state { state in
            state.isWanted = true
            return state.isDone && !state.link.isOver
        }
        if mayTell { tell() }
    }

    func cancel() { state { $0.link.end() }?.cancel() }
}

extension Publisher {
    /// Attaches a subscriber to a result of all values.
    /// - Parameter take: whether the result is known.
    func linkResult<S: Subscriber>(
        _ description: String, to subscriber: S, take: @escaping (Output) -> Bool, result: @escaping () -> S.Input?
    ) where S.Failure == Failure {
        let link = ResultLink<Output, Failure, S>(
            description, subscriber, failure: { $0 }, take: { take($0) ? .done : .goOn }, result: result)
        subscribe(link)
    }

    /// - Parameter take: whether the result is known.
    func linkThrowingResult<S: Subscriber>(
        _ description: String, to subscriber: S, take: @escaping (Output) throws -> Bool, result: @escaping () -> S.Input?
    ) where S.Failure == any Error {
        let link = ResultLink<Output, Failure, S>(
            description, subscriber, failure: { $0 },
            take: { input in
                do { return try take(input) ? .done : .goOn } catch { return .fail(error) }
            }, result: result)
        subscribe(link)
    }
}
