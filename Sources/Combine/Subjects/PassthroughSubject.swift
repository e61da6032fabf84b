/// Sends on what it is sent, to those who are there and have asked for something. Keeps nothing.
// apple: https://developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure: Error>: Subject, CustomStringConvertible {
    @usableFromInline let core = SubjectCore<Output, Failure>(keepsNewest: false)

    /// A subject without subscribers.
    public init() {}

    public var description: String { "PassthroughSubject" }

    @inlinable public func send(_ value: Output) { core.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { core.take(subscription) }

    @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, named: "PassthroughSubject", first: nil)
    }
}
