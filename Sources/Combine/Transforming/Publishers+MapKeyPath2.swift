extension Publishers {
    /// Sends properties of each value.
    // apple: https://developer.apple.com/documentation/combine/publishers/mapkeypath2
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>) {
            (self.upstream, self.keyPath0, self.keyPath1) = (upstream, keyPath0, keyPath1)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.link("MapKeyPath2", to: subscriber) { [keyPath0, keyPath1] outlet, input in
                outlet.pass((input[keyPath: keyPath0], input[keyPath: keyPath1]))
            }
        }
    }
}

extension Publisher {
    /// Sends properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}
