extension Publishers {
    /// Drops so many values.
    // apple: https://developer.apple.com/documentation/combine/publishers/drop
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.link("Drop", to: subscriber) { outlet, input in
                guard left > 0 else { return outlet.pass(input) }
                left -= 1
                return outlet.skip()
            }
        }
    }
}

extension Publisher {
    /// Drops the first values. A negative number is a programming error.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "\(count) values cannot be dropped. Drop none or more.")
        return Publishers.Drop(upstream: self, count: count)
    }
}
