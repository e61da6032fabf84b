extension Publishers {
    /// Changes each value, drops those of which nothing comes, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trycompactmap
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The transformation of a value; an error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.linkThrowing("TryCompactMap", to: subscriber) { [transform] outlet, input in
                try transform(input).map { outlet.pass($0) } ?? outlet.skip()
            }
        }
    }
}

extension Publisher {
    /// Changes each value, drops those of which nothing comes, and fails if that throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
