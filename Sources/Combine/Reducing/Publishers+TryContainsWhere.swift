extension Publishers {
    /// Sends whether a condition holds for any value: true as soon as it does, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trycontainswhere
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
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
            var isFound = false
            let predicate = predicate
            upstream.linkThrowingResult(
                "TryContainsWhere", to: subscriber,
                take: { input in
                    isFound = try predicate(input)
                    return isFound
                }, result: { isFound })
        }
    }
}

extension Publisher {
    /// Sends whether a condition holds for any value: true as soon as it does, and fails if that throws.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
