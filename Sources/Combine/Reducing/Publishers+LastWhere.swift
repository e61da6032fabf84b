extension Publishers {
    /// Sends the last value that a condition holds for when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/lastwhere
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
            var last: Output?
            let predicate = predicate
            upstream.linkResult(
                "LastWhere", to: subscriber,
                take: { input in
                    if predicate(input) { last = input }
                    return false
                }, result: { last })
        }
    }
}

extension Publisher {
    /// Sends the last value that a condition holds for when it finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
