extension Subscribers {
    /// Asks for everything at once, and calls a closure with each value and one at the end.
    // apple: https://developer.apple.com/documentation/combine/subscribers/sink
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        @usableFromInline let lock = Lock()
        private var link = LinkState.waiting
        @exclusivity(unchecked) @usableFromInline var takesValue: ((Input) -> Void)?
        private var takesCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Calls closures with each value and with the end. Asks for all values.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (takesValue, takesCompletion) = (receiveValue, receiveCompletion)
        }

        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            guard lock({ link.link(subscription) }) else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        @inlinable public func receive(_ value: Input) -> Subscribers.Demand {
            lock { takesValue }?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) { end().takesCompletion?(completion) }

        public func cancel() { end().subscription?.cancel() }

        /// Lets go of everything.
        /// - Returns: the subscription there was, and who takes a completion.
        private func end() -> (subscription: (any Subscription)?, takesCompletion: ((Subscribers.Completion<Failure>) -> Void)?) {
            // What a closure keeps may cancel others when it is released, which must not be done while the lock is held.
            let former = lock {
                defer { (takesValue, takesCompletion) = (nil, nil) }
                return (link.end(), takesCompletion, takesValue)
            }
            return (former.0, former.1)
        }
    }
}

extension Publisher {
    /// Calls closures with what comes, until the end or until the result is released.
    @inlinable public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the end or until the result is released.
    @inlinable public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
