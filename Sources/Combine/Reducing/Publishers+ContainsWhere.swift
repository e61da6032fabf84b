extension Publishers {
    /// Sends whether a condition holds for any value: true as soon as it does.
    // apple: https://developer.apple.com/documentation/combine/publishers/containswhere
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
            var isFound = false
            let predicate = predicate
            upstream.linkResult(
                "ContainsWhere", to: subscriber,
                take: { input in
                    isFound = predicate(input)
                    return isFound
                }, result: { isFound })
        }
    }
}

extension Publisher {
    /// Sends whether a condition holds for any value: true as soon as it does.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
