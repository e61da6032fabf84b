extension Publishers {
    /// Changes each value.
    // apple: https://developer.apple.com/documentation/combine/publishers/map
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The transformation of a value.
        public let transform: (Upstream.Output) -> Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.link("Map", to: subscriber) { outlet in
                { input in outlet.isLinked ? outlet.pass(transform(input)) : .none }
            }
        }
    }
}

extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends one value in place of each.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}
