extension Publishers {
    /// Sends a property of each value.
    // apple: https://developer.apple.com/documentation/combine/publishers/mapkeypath
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The property that is sent.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            (self.upstream, self.keyPath) = (upstream, keyPath)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.link("MapKeyPath", to: subscriber) { [keyPath] outlet, input in outlet.pass(input[keyPath: keyPath]) }
        }
    }
}

extension Publisher {
    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
