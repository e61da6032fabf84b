extension Publishers {
    /// Sends whether a condition holds for all values: false as soon as it does not, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryallsatisfy
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
            var holds = true
            let predicate = predicate
            upstream.linkThrowingResult(
                "TryAllSatisfy", to: subscriber,
                take: { input in
                    holds = try predicate(input)
                    return !holds
                }, result: { holds })
        }
    }
}

extension Publisher {
    /// Sends whether a condition holds for all values: false as soon as it does not, and fails if that throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
