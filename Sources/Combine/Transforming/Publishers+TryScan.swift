extension Publishers {
    /// Adds each value up with what came of those before, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryscan
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The initial result.
        public let initialResult: Output
        /// Adds a value to what there is.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let next = nextPartialResult
            upstream.linkThrowing("TryScan", to: subscriber) { outlet, input in
                result = try next(result, input)
                return outlet.pass(result)
            }
        }
    }
}

extension Publisher {
    /// Adds each value up with what came of those before, and fails if that throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
