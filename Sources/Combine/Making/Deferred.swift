/// Makes a publisher anew for each subscriber.
// apple: https://developer.apple.com/documentation/combine/deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Called for each subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// A publisher that is made again for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
