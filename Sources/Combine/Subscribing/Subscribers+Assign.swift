extension Subscribers {
    /// Asks for everything at once, and sets a property of an object to each value. The object is kept alive until the end.
    // apple: https://developer.apple.com/documentation/combine/subscribers/assign
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private struct State {
            var link = LinkState.waiting
            var object: Root?
        }

        private let state: Guarded<State>
        /// The property that is set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets a property of an object, which is kept alive until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            state = Guarded(State(object: object))
            self.keyPath = keyPath
        }

        /// Nil once it has ended.
        public var object: Root? { state { $0.object } }
        public var description: String { "Assign \(Root.self)" }

        public func receive(subscription: any Subscription) {
            guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            if let object = state({ $0.link.subscription == nil ? nil : $0.object }) { object[keyPath: keyPath] = value }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }
        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            let former = state { state in
                defer { state = State(link: .over) }
                return state
            }
            return former.link.subscription
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property of an object to each value. The object is kept alive as long as this goes on.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
