/// Gets the values of a publisher, as many as it asks for.
// apple: https://developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of its values.
    associatedtype Input
    /// The failures that it takes; `Never` for none.
    associatedtype Failure: Error

    /// The publisher has taken the subscriber on; values can be asked for now.
    func receive(subscription: any Subscription)
    /// A value has come.
    /// - Returns: how many more are wanted, beside those that were asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Nothing more comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A signal without content has come.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Types that subscribe, and the values that they receive.
// apple: https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {}
