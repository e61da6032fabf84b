/// Has a value, and sends it to each new subscriber and whenever it changes.
// apple: https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject, CustomStringConvertible {
    @usableFromInline let core = SubjectCore<Output, Failure>(keepsNewest: true)
    private let current: Guarded<Output>

    /// A subject with a first value.
    public init(_ value: Output) { current = Guarded(value) }

    public var description: String { "CurrentValueSubject" }

    /// Setting it sends it; it reads as new while it is sent.
    public var value: Output {
        get { current { $0 } }
        set {
            current { $0 = newValue }
            core.send(newValue)
        }
    }

    /// After the end it does nothing.
    public func send(_ value: Output) { if !core.isOver { self.value = value } }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { core.take(subscription) }

    @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, named: "CurrentValueSubject", first: value)
    }
}
