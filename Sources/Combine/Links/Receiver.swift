/// A subscriber whose class does not say what is behind it.
// optimization: were what is behind a link a part of the link's type, each operator of a chain would make a larger type, and the compiler
// stops making code for types that grow. Values go on by closures, as those that an app makes are compiled for its types; methods of
// generic classes that are found through a table are not, and look up metadata at each value.
@usableFromInline class Receiver<Input, Failure: Error>: Subscriber {
    /// Called with each value.
    @usableFromInline final let take: (Input) -> Subscribers.Demand

    @usableFromInline init(_ take: @escaping (Input) -> Subscribers.Demand) { self.take = take }

    @usableFromInline func receive(subscription: any Subscription) {}
    @usableFromInline final func receive(_ input: Input) -> Subscribers.Demand { take(input) }
    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {}
}

/// Somebody else's subscriber.
@usableFromInline final class KnownReceiver<S: Subscriber>: Receiver<S.Input, S.Failure> {
    private let subscriber: S

    @usableFromInline init(_ subscriber: S, take: @escaping (S.Input) -> Subscribers.Demand) {
        self.subscriber = subscriber
        super.init(take)
    }

    @usableFromInline override func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
    @usableFromInline override func receive(completion: Subscribers.Completion<S.Failure>) { subscriber.receive(completion: completion) }
}

extension Subscriber {
    /// The subscriber, with a class around it that does not say what it is.
    @inlinable var receiver: Receiver<Input, Failure> { self as? Receiver<Input, Failure> ?? KnownReceiver(self) { receive($0) } }
}
