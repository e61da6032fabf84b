/// Fails at once.
// apple: https://developer.apple.com/documentation/combine/fail
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that it fails with.
    public let error: Failure

    /// Fails with an error.
    public init(error: Failure) { self.error = error }
    /// Fails with an error, in place of a publisher of some type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}
