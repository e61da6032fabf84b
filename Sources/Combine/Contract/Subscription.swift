/// The tie between a publisher and one of its subscribers.
// apple: https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many more values.
    func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
// apple: https://developer.apple.com/documentation/combine/subscriptions
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription to nothing.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
    static let shared = EmptySubscription()

    var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
