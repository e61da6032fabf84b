extension Publishers {
    /// Changes each value, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trymap
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The transformation of a value; an error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.linkThrowing("TryMap", to: subscriber) { outlet, input in outlet.pass(try transform(input)) }
        }
    }
}

extension Publisher {
    /// Changes each value, and fails if that throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
