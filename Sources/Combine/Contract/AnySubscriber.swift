/// A subscriber of which only the types of its values and errors are known.
// apple: https://developer.apple.com/documentation/combine/anysubscriber
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let takesSubscription: (any Subscription) -> Void
    private let takesValue: (Input) -> Subscribers.Demand
    private let takesCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Hides what kind of subscriber it is.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        takesSubscription = subscriber.receive(subscription:)
        takesValue = subscriber.receive(_:)
        takesCompletion = subscriber.receive(completion:)
    }

    /// Sends on to a subject what comes.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(subject)) }

    /// - Parameter receiveValue: without it no values are asked for.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        takesSubscription = receiveSubscription ?? { _ in }
        takesValue = receiveValue ?? { _ in .none }
        takesCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { takesSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { takesValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { takesCompletion(completion) }

    public var description: String { "AnySubscriber" }
}
