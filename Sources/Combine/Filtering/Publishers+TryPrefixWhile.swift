extension Publishers {
    /// Finishes when a condition no longer holds, and fails if that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/tryprefixwhile
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.linkThrowing("TryPrefixWhile", to: subscriber) { [predicate] outlet, input in
                try predicate(input) ? outlet.pass(input) : outlet.last(nil)
            }
        }
    }
}

extension Publisher {
    /// Finishes when a condition no longer holds, and fails if that throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
