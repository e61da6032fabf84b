extension Publishers {
    /// Drops each value that is equal to the last one that went on, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test of a value; an error ends the publisher.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let predicate = predicate
            upstream.linkThrowing("TryRemoveDuplicates", to: subscriber) { outlet, input in
                if let last, try predicate(last, input) { return outlet.skip() }
                last = input
                return outlet.pass(input)
            }
        }
    }
}

extension Publisher {
    /// Drops each value that is equal, by a condition, to the last one that went on, and fails if that throws.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
