extension Publishers {
    /// Sends what any of several publishers of one type sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/mergemany
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Whose values are sent.
        public let publishers: [Upstream]

        /// The publisher that the operator of the same name returns.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// The publisher that the operator of the same name returns.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = MergeLink(subscriber, count: publishers.count)
            subscriber.receive(subscription: link)
            for (number, publisher) in publishers.enumerated() { link.follow(publisher, as: number) }
        }

        /// The same with one more.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// Sends what either of two publishers of one type sends, as it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
