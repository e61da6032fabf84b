extension Publishers {
    /// Sends the value that comes last in an order when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/comparison
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// True if the first value is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            let areInIncreasingOrder = areInIncreasingOrder
            upstream.linkResult(
                "Comparison", to: subscriber,
                take: { input in
                    if let former = best, !(areInIncreasingOrder(former, input)) { return false }
                    best = input
                    return false
                }, result: { best })
        }
    }
}

extension Publisher {
    /// Sends the smallest value by an order when it finishes.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
    }

    /// Sends the largest value by an order when it finishes.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value when it finishes.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
    /// Sends the largest value when it finishes.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
