/// An operator that looks at one value after the other. Demand passes through it.
@usableFromInline
final class StepLink<Input, InFailure: Error, Output, OutFailure: Error>: Receiver<Input, InFailure>, Subscription,
    CustomStringConvertible
{
    private let outlet: StepOutlet<Output, OutFailure>
    private let downstream: Receiver<Output, OutFailure>
    private let failure: (InFailure) -> OutFailure
    @usableFromInline let description: String

    @usableFromInline init(
        _ description: String, _ downstream: Receiver<Output, OutFailure>, _ outlet: StepOutlet<Output, OutFailure>,
        _ failure: @escaping (InFailure) -> OutFailure, take: @escaping (Input) -> Subscribers.Demand
    ) {
        (self.description, self.downstream, self.outlet, self.failure) = (description, downstream, outlet, failure)
        super.init(take)
    }

    @inlinable convenience init(
        _ description: String, _ downstream: Receiver<Output, OutFailure>, failure: @escaping (InFailure) -> OutFailure,
        step: @escaping (StepOutlet<Output, OutFailure>, Input) -> Subscribers.Demand
    ) {
        let outlet = StepOutlet(Linkage(), downstream)
        self.init(description, downstream, outlet, failure) { outlet.linkage.isLinked ? step(outlet, $0) : .none }
    }

    /// - Parameter taking: makes what is called with each value; it has to ask whether the operator is still linked.
    // optimization: a step that is a part of that is one call less for each value.
    @inlinable convenience init(
        _ description: String, _ downstream: Receiver<Output, OutFailure>, failure: @escaping (InFailure) -> OutFailure,
        taking: (StepOutlet<Output, OutFailure>) -> (Input) -> Subscribers.Demand
    ) {
        let outlet = StepOutlet(Linkage(), downstream)
        self.init(description, downstream, outlet, failure, take: taking(outlet))
    }

    @usableFromInline override func receive(subscription: any Subscription) {
        guard outlet.linkage.link(subscription) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    @usableFromInline override func receive(completion: Subscribers.Completion<InFailure>) {
        if outlet.linkage.end() != nil { downstream.receive(completion: completion.mapError(failure)) }
    }

    /// Finishes, whatever would still come.
    func finish() { _ = outlet.last(nil) }

    @usableFromInline func request(_ demand: Subscribers.Demand) { outlet.linkage.subscription?.request(demand) }
    @usableFromInline func cancel() { outlet.linkage.end()?.cancel() }
}

extension Publisher {
    /// Attaches a subscriber behind an operator.
    @inlinable func link<S: Subscriber>(
        _ description: String, to subscriber: S, step: @escaping (StepOutlet<S.Input, S.Failure>, Output) -> Subscribers.Demand
    ) where S.Failure == Failure {
        subscribe(StepLink(description, subscriber.receiver, failure: { $0 }, step: step))
    }

    /// Attaches a subscriber behind an operator that is used for many values.
    @inlinable func link<S: Subscriber>(
        _ description: String, to subscriber: S, taking: (StepOutlet<S.Input, S.Failure>) -> (Output) -> Subscribers.Demand
    ) where S.Failure == Failure {
        subscribe(StepLink(description, subscriber.receiver, failure: { $0 }, taking: taking))
    }

    /// Attaches a subscriber behind an operator that may throw.
    @inlinable func linkThrowing<S: Subscriber>(
        _ description: String, to subscriber: S,
        step: @escaping (StepOutlet<S.Input, any Error>, Output) throws -> Subscribers.Demand
    ) where S.Failure == any Error {
        subscribe(
            StepLink(description, subscriber.receiver, failure: { $0 }) { outlet, input in
                do { return try step(outlet, input) } catch { return outlet.fail(error) }
            })
    }
}
