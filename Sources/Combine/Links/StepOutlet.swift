/// The ways on from a value that an operator looks at: it calls one of them, and returns what that returns.
// optimization: a step as a value of its own type, of the app's types, would have its metadata looked up at each value.
@usableFromInline struct StepOutlet<Output, Failure: Error> {
    @usableFromInline let linkage: Linkage
    private let downstream: Receiver<Output, Failure>
    @usableFromInline let take: (Output) -> Subscribers.Demand

    @usableFromInline init(_ linkage: Linkage, _ downstream: Receiver<Output, Failure>) {
        (self.linkage, self.downstream, take) = (linkage, downstream, downstream.take)
    }

    /// True between the subscription and the end.
    @inlinable var isLinked: Bool { linkage.isLinked }

    /// The value goes on as this.
    @inlinable func pass(_ output: Output) -> Subscribers.Demand { take(output) }

    /// The value is dropped.
    @inlinable func skip() -> Subscribers.Demand { .max(1) }

    /// The value, if it is there, is the last one.
    @usableFromInline func last(_ output: Output?) -> Subscribers.Demand {
        guard let before = linkage.end() else { return .none }
        before.cancel()
        if let output { _ = downstream.receive(output) }
        downstream.receive(completion: .finished)
        return .none
    }

    /// The value cannot be dealt with.
    @usableFromInline func fail(_ error: Failure) -> Subscribers.Demand {
        guard let before = linkage.end() else { return .none }
        before.cancel()
        downstream.receive(completion: .failure(error))
        return .none
    }
}
