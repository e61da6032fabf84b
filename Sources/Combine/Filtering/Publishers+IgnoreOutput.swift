extension Publishers {
    /// Drops all values; only the end is passed on.
    // apple: https://developer.apple.com/documentation/combine/publishers/ignoreoutput
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.link("IgnoreOutput", to: subscriber) { outlet, _ in outlet.skip() }
        }
    }
}

extension Publisher {
    /// Drops all values; only the end is passed on.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
