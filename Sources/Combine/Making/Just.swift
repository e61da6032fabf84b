/// Sends one value, and finishes.
// apple: https://developer.apple.com/documentation/combine/just
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Sends a value to each subscriber.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(CollectionOfOne(output), as: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
