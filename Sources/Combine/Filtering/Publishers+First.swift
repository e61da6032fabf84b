extension Publishers {
    /// Sends the first value, and finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/first
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.link("First", to: subscriber) { outlet, input in outlet.last(input) }
        }
    }
}

extension Publisher {
    /// Sends the first value, and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
