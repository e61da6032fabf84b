extension Publishers {
    /// Drops values until a condition no longer holds, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trydropwhile
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test of a value; an error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            let predicate = predicate
            upstream.linkThrowing("TryDropWhile", to: subscriber) { outlet, input in
                if isDropping, try predicate(input) { return outlet.skip() }
                isDropping = false
                return outlet.pass(input)
            }
        }
    }
}

extension Publisher {
    /// Drops values until a condition no longer holds, and fails if that throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
