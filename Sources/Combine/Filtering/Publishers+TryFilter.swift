extension Publishers {
    /// Drops the values that a condition does not hold for, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryfilter
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// True if a value is passed on; what it throws is the end.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.linkThrowing("TryFilter", to: subscriber) { [isIncluded] outlet, input in
                try isIncluded(input) ? outlet.pass(input) : outlet.skip()
            }
        }
    }
}

extension Publisher {
    /// Drops the values that a condition does not hold for, and fails if that throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
