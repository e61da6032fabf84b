extension Publishers {
    /// Sends the last value when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/last
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.linkResult(
                "Last", to: subscriber,
                take: { input in
                    last = input
                    return false
                }, result: { last })
        }
    }
}

extension Publisher {
    /// Sends the last value when it finishes.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
