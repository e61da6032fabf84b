extension Publishers {
    /// Drops values until a condition no longer holds.
    // apple: https://developer.apple.com/documentation/combine/publishers/dropwhile
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            let predicate = predicate
            upstream.link("DropWhile", to: subscriber) { outlet, input in
                if isDropping, predicate(input) { return outlet.skip() }
                isDropping = false
                return outlet.pass(input)
            }
        }
    }
}

extension Publisher {
    /// Drops values until a condition no longer holds.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
