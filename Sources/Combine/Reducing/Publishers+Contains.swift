extension Publishers {
    /// Sends whether a value comes: true as soon as it does.
    // apple: https://developer.apple.com/documentation/combine/publishers/contains
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value that is looked for.
        public let output: Upstream.Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            upstream.contains { [output] in $0 == output }.subscribe(subscriber)
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether a value comes: true as soon as it does.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { Publishers.Contains(upstream: self, output: output) }
}
