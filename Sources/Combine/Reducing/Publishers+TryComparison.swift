extension Publishers {
    /// Sends the value that comes last in an order when it finishes, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trycomparison
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// True if the first value is less than the second; what it throws is the end.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            let areInIncreasingOrder = areInIncreasingOrder
            upstream.linkThrowingResult(
                "TryComparison", to: subscriber,
                take: { input in
                    if let former = best, !(try areInIncreasingOrder(former, input)) { return false }
                    best = input
                    return false
                }, result: { best })
        }
    }
}

extension Publisher {
    /// Sends the smallest value by an order when it finishes, and fails if that throws.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
    }

    /// Sends the largest value by an order when it finishes, and fails if that throws.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
