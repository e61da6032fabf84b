extension Publishers {
    /// Sends the first value that a condition holds for, and finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/firstwhere
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test of a value.
        public let predicate: (Upstream.Output) -> Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.link("FirstWhere", to: subscriber) { [predicate] outlet, input in predicate(input) ? outlet.last(input) : outlet.skip()
            }
        }
    }
}

extension Publisher {
    /// Sends the first value that a condition holds for, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
