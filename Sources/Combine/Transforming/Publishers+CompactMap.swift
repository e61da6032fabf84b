extension Publishers {
    /// Changes each value, and drops those of which nothing comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/compactmap
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The transformation of a value.
        public let transform: (Upstream.Output) -> Output?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.link("CompactMap", to: subscriber) { outlet, input in transform(input).map { outlet.pass($0) } ?? outlet.skip() }
        }
    }
}

extension Publisher {
    /// Changes each value, and drops those of which nothing comes.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
