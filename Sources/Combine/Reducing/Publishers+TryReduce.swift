extension Publishers {
    /// Adds all values up, and sends the sum when it finishes, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryreduce
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Output
        /// Adds a value to what there is.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = nextPartialResult
            upstream.linkThrowingResult(
                "TryReduce", to: subscriber,
                take: { input in
                    result = try next(result, input)
                    return false
                }, result: { result })
        }
    }
}

extension Publisher {
    /// Adds all values up, and sends the sum when it finishes, and fails if that throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
