extension Publishers {
    /// Sends what one publisher sends and, when that has finished, what another one does.
    // apple: https://developer.apple.com/documentation/combine/publishers/concatenate
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// Whose values come first.
        public let prefix: Prefix
        /// Whose values come when the first has finished. It is not asked before.
        public let suffix: Suffix

        /// One publisher after another. An error of the first is the end.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (chain, suffix) = (ChainLink("Concatenate", subscriber), suffix)
            chain.follow(prefix) { completion in
                if completion.error != nil { return chain.finish(completion) }
                chain.follow(suffix) { chain.finish($0) }
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Sends some values first.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Sends the elements of a sequence first.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends what another publisher sends first.
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends some values when it has finished.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Sends the elements of a sequence when it has finished.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Goes on with another publisher when it has finished.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
