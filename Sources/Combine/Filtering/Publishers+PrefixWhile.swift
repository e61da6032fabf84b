extension Publishers {
    /// Finishes when a condition no longer holds.
    // apple: https://developer.apple.com/documentation/combine/publishers/prefixwhile
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.link("PrefixWhile", to: subscriber) { [predicate] outlet, input in
                predicate(input) ? outlet.pass(input) : outlet.last(nil)
            }
        }
    }
}

extension Publisher {
    /// Finishes when a condition no longer holds.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}
