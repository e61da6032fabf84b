extension Publishers {
    /// Adds each value up with what came of those before, and sends that.
    // apple: https://developer.apple.com/documentation/combine/publishers/scan
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The initial result.
        public let initialResult: Output
        /// Adds a value to what there is.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let kept = Kept(initialResult)
            let next = nextPartialResult
            upstream.link("Scan", to: subscriber) { outlet in
                { input in
                    guard outlet.isLinked else { return .none }
                    let result = next(kept.value, input)
                    kept.value = result
                    return outlet.pass(result)
                }
            }
        }
    }
}

extension Publisher {
    /// Adds each value up with what came of those before, and sends that.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
