extension Publishers {
    /// Sends how many values there were when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/count
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.linkResult(
                "Count", to: subscriber,
                take: { _ in
                    count += 1
                    return false
                }, result: { count })
        }
    }
}

extension Publisher {
    /// Sends how many values there were when it finishes.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
