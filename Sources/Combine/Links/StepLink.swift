/// An operator that looks at one value after the other. Demand passes through it.
final class StepLink<Input, InFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Failure = InFailure

    private let downstream: Downstream
    private let state = Guarded(LinkState.waiting)
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let failure: (InFailure) -> Downstream.Failure
    let description: String

    init(
        _ description: String, _ downstream: Downstream, failure: @escaping (InFailure) -> Downstream.Failure,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        (self.description, self.downstream, self.step, self.failure) = (description, downstream, step, failure)
    }

    func receive(subscription: any Subscription) {
        guard state({ $0.link(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state({ $0.subscription }) != nil else { return .none }
        switch step(input) {
        case .pass(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .last(let output):
            state { $0.end() }?.cancel()
            if let output { _ = downstream.receive(output) }
            downstream.receive(completion: .finished)
        case .fail(let error):
            state { $0.end() }?.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InFailure>) {
        let wasOver = state { state in
            defer { state = .over }
            return state.subscription == nil
        }
        if !wasOver { downstream.receive(completion: completion.mapError(failure)) }
    }

    /// Finishes, whatever would still come.
    func finish() {
        guard let before = state({ $0.end() }) else { return }
        before.cancel()
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) { state { $0.subscription }?.request(demand) }
    func cancel() { state { $0.end() }?.cancel() }
}

extension Publisher {
    /// Attaches a subscriber behind an operator.
    func link<S: Subscriber>(
        _ description: String, to subscriber: S, step: @escaping (Output) -> Step<S.Input, Failure>
    ) where S.Failure == Failure {
        subscribe(StepLink(description, subscriber, failure: { $0 }, step: step))
    }

    /// Attaches a subscriber behind an operator that may throw.
    func linkThrowing<S: Subscriber>(
        _ description: String, to subscriber: S, step: @escaping (Output) throws -> Step<S.Input, any Error>
    ) where S.Failure == any Error {
        subscribe(
            StepLink(description, subscriber, failure: { $0 }) { input in
                do { return try step(input) } catch { return .fail(error) }
            })
    }
}
