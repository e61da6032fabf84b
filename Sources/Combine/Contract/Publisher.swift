/// Sends values to those who subscribe, and at last says that it has finished or why it failed.
///
/// A subscriber gets one subscription first, then at most as many values as it asked for, then at most one completion.
// apple: https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
    /// The type of its values.
    associatedtype Output
    /// How it can fail; `Never` for not at all.
    associatedtype Failure: Error

    /// Attaches a subscriber. Callers use ``subscribe(_:)-4u8kn``.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber: it gets a subscription, and then values.
    @inlinable public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what comes.
    /// - Returns: what ends it.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }

    /// The same publisher under a type that hides how it was made.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
