extension Publishers {
    /// Sends all values as one array when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/collect
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.linkResult(
                "Collect", to: subscriber,
                take: { input in
                    values.append(input)
                    return false
                }, result: { values })
        }
    }
}

extension Publisher {
    /// Sends all values as one array when it finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
