extension Publishers {
    /// Sends properties of each value.
    // apple: https://developer.apple.com/documentation/combine/publishers/mapkeypath3
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// The publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
            keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            (self.upstream, self.keyPath0, self.keyPath1, self.keyPath2) = (upstream, keyPath0, keyPath1, keyPath2)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.link("MapKeyPath3", to: subscriber) { [keyPath0, keyPath1, keyPath2] outlet, input in
                outlet.pass((input[keyPath: keyPath0], input[keyPath: keyPath1], input[keyPath: keyPath2]))
            }
        }
    }
}

extension Publisher {
    /// Sends properties of each value.
    public func map<T0, T1, T2>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>)
        -> Publishers.MapKeyPath3<Self, T0, T1, T2>
    {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
