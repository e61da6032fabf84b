extension Publishers {
    /// Drops each value that is equal to the last one that went on.
    // apple: https://developer.apple.com/documentation/combine/publishers/removeduplicates
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test of a value.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let kept = Kept<Output?>(nil)
            let predicate = predicate
            upstream.link("RemoveDuplicates", to: subscriber) { outlet in
                { input in
                    guard outlet.isLinked else { return .none }
                    if let last = kept.value, predicate(last, input) { return outlet.skip() }
                    kept.value = input
                    return outlet.pass(input)
                }
            }
        }
    }
}

extension Publisher {
    /// Drops each value that is equal, by a condition, to the last one that went on.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Drops each value that is equal to the last one that went on.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
