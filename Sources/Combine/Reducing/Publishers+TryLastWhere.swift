extension Publishers {
    /// Sends the last value that a condition holds for when it finishes, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trylastwhere
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            var last: Output?
            let predicate = predicate
            upstream.linkThrowingResult(
                "TryLastWhere", to: subscriber,
                take: { input in
                    if try predicate(input) { last = input }
                    return false
                }, result: { last })
        }
    }
}

extension Publisher {
    /// Sends the last value that a condition holds for when it finishes, and fails if that throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
