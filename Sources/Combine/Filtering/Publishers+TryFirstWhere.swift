extension Publishers {
    /// Sends the first value that a condition holds for, and finishes, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryfirstwhere
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test of a value; an error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.linkThrowing("TryFirstWhere", to: subscriber) { [predicate] outlet, input in
                try predicate(input) ? outlet.last(input) : outlet.skip()
            }
        }
    }
}

extension Publisher {
    /// Sends the first value that a condition holds for, and finishes, and fails if that throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
