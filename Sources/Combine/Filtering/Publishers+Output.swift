extension Publishers {
    /// Sends the values whose indexes lie in a range, and finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/output
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The indexes of the values that are passed on, from 0.
        public let range: CountableRange<Int>

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "The place \(range.lowerBound) is none. Places begin with 0.")
            (self.upstream, self.range) = (upstream, range)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            if range.isEmpty { return Empty(completeImmediately: true).subscribe(subscriber) }
            var place = 0
            let range = range
            upstream.link("Output", to: subscriber) { outlet, input in
                let own = place
                place += 1
                if own < range.lowerBound { return outlet.skip() }
                return own == range.upperBound - 1 ? outlet.last(input) : outlet.pass(input)
            }
        }
    }
}

extension Publisher {
    /// Sends so many values, and finishes. A negative number is a programming error.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "\(maxLength) values cannot be sent. Send none or more.")
        return output(in: 0..<maxLength)
    }

    /// Sends the value at an index, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

    /// Sends the values whose indexes lie in a range, and finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
