extension Publishers {
    /// Drops the values that a condition does not hold for.
    // apple: https://developer.apple.com/documentation/combine/publishers/filter
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// True if a value is passed on.
        public let isIncluded: (Upstream.Output) -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.link("Filter", to: subscriber) { outlet in
                { input in
                    guard outlet.isLinked else { return .none }
                    return isIncluded(input) ? outlet.pass(input) : outlet.skip()
                }
            }
        }
    }
}

extension Publisher {
    /// Drops the values that a condition does not hold for.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}
