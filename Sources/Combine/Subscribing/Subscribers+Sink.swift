extension Subscribers {
    /// Asks for everything at once, and calls a closure with each value and one at the end.
    // apple: https://developer.apple.com/documentation/combine/subscribers/sink
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct State {
            var link = LinkState.waiting
            var takesValue: ((Input) -> Void)?
            var takesCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        }

        private let state: Guarded<State>

        /// Calls closures with each value and with the end. Asks for all values.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            state = Guarded(State(takesValue: receiveValue, takesCompletion: receiveCompletion))
        }

        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            state { $0.takesValue }?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let former = state { state in
                defer { state = State(link: .over) }
                return state
            }
            former.takesCompletion?(completion)
        }

        public func cancel() {
            let former = state { state in
                defer { state = State(link: .over) }
                return state
            }
            former.link.subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Calls closures with what comes, until the end or until the result is released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the end or until the result is released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
