/// Sends nothing, and finishes at once or never.
// apple: https://developer.apple.com/documentation/combine/empty
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// True if it finishes at once. Default: true.
    public let completeImmediately: Bool

    /// Sends nothing. Finishes at once, or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Sends nothing. Finishes at once, or never.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
