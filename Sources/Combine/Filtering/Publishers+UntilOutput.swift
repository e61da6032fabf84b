extension Publishers {
    /// Finishes when another publisher sends something.
    // apple: https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value decides.
        public let other: Other

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = StepLink<Output, Failure, Output, Failure>("PrefixUntilOutput", subscriber.receiver, failure: { $0 }) {
                outlet, input in outlet.pass(input)
            }
            let gate = AnyCancellable(other.first().subscribe { [weak link] in link?.finish() })
            upstream.handleEvents(receiveCompletion: { _ in gate.cancel() }, receiveCancel: { gate.cancel() }).subscribe(link)
        }
    }

    /// Drops everything until another publisher sends something.
    // apple: https://developer.apple.com/documentation/combine/publishers/dropuntiloutput
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value decides.
        public let other: Other

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isOpen = Guarded(false)
            let link = StepLink<Output, Failure, Output, Failure>("DropUntilOutput", subscriber.receiver, failure: { $0 }) {
                outlet, input in
                isOpen { $0 } ? outlet.pass(input) : outlet.skip()
            }
            let gate = AnyCancellable(other.first().subscribe { isOpen { $0 = true } })
            upstream.handleEvents(receiveCompletion: { _ in gate.cancel() }, receiveCancel: { gate.cancel() }).subscribe(link)
        }
    }
}

extension Publisher {
    /// Finishes when another publisher sends something.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Drops everything until another publisher sends something.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Calls a closure with each value; errors are nobody's.
    fileprivate func subscribe(_ body: @escaping () -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: { _ in body() })
    }
}
