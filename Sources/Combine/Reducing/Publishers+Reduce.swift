extension Publishers {
    /// Adds all values up, and sends the sum when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/reduce
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Output
        /// Adds a value to what there is.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = nextPartialResult
            upstream.linkResult(
                "Reduce", to: subscriber,
                take: { input in
                    result = next(result, input)
                    return false
                }, result: { result })
        }
    }
}

extension Publisher {
    /// Adds all values up, and sends the sum when it finishes.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
