/// Publishers that are made from others, or from values.
// apple: https://developer.apple.com/documentation/combine/publishers
public enum Publishers {}

extension Publishers {
    /// Sends the elements of a sequence as they are asked for, and finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/sequence
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The values.
        public let sequence: Elements

        /// Sends the elements of a sequence, for each subscriber from the beginning.
        public init(sequence: Elements) { self.sequence = sequence }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(sequence, as: "\(sequence)")
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// Publishes the elements, as they are asked for.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Sends a value if there is one, and finishes.
    // apple: https://developer.apple.com/documentation/swift/optional/publisher-swift.struct
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value; nil is none.
        public let output: Wrapped?

        /// Sends a value if there is one.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            subscriber.receive(output.map { [$0] } ?? [], as: "Optional")
        }
    }

    /// Publishes the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Sends the value and finishes, or fails.
    // apple: https://developer.apple.com/documentation/swift/result/publisher-swift.struct
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result that it sends.
        public let result: Result<Success, Failure>

        /// Sends a value, or an error.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Sends a value.
        public init(_ output: Success) { result = .success(output) }
        /// Fails with an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): subscriber.receive(CollectionOfOne(value), as: "Once")
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// Publishes the value, or the error.
    public var publisher: Publisher { Publisher(self) }
}
