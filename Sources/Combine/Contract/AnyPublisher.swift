/// A publisher of which only the types of its values and errors are known.
// apple: https://developer.apple.com/documentation/combine/anypublisher
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let box: PublisherBox<Output, Failure>

    /// Hides what kind of publisher it is. One that is hidden already is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? KnownPublisherBox(publisher)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        box.receive(AnySubscriber(subscriber))
    }

    public var description: String { "AnyPublisher" }
}

@usableFromInline class PublisherBox<Output, Failure: Error> {
    func receive(_ subscriber: AnySubscriber<Output, Failure>) {}
}

private final class KnownPublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
    private let publisher: P

    init(_ publisher: P) { self.publisher = publisher }

    override func receive(_ subscriber: AnySubscriber<P.Output, P.Failure>) { publisher.receive(subscriber: subscriber) }
}
