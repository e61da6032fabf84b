extension Publishers {
    /// Sends whether a condition holds for all values: false as soon as it does not.
    // apple: https://developer.apple.com/documentation/combine/publishers/allsatisfy
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var holds = true
            let predicate = predicate
            upstream.linkResult(
                "AllSatisfy", to: subscriber,
                take: { input in
                    holds = predicate(input)
                    return !holds
                }, result: { holds })
        }
    }
}

extension Publisher {
    /// Sends whether a condition holds for all values: false as soon as it does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
