extension Publishers {
    /// Changes the error.
    // apple: https://developer.apple.com/documentation/combine/publishers/maperror
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        /// The transformation of a value.
        public let transform: (Upstream.Failure) -> Failure

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) { (self.upstream, transform) = (upstream, map) }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepLink("MapError", subscriber.receiver, failure: transform) { outlet, input in outlet.pass(input) })
        }
    }

    /// Lets a publisher that never fails stand where one is wanted that may.
    // apple: https://developer.apple.com/documentation/combine/publishers/setfailuretype
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                StepLink("SetFailureType", subscriber.receiver, failure: { (never: Never) -> Failure in }) { outlet, input in
                    outlet.pass(input)
                })
        }

        /// The same for another kind of failure.
        public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
            SetFailureType<Upstream, E>(upstream: upstream)
        }
    }

    /// Stops the program when the publisher fails.
    // apple: https://developer.apple.com/documentation/combine/publishers/assertnofailure
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// Stands before the error in the message. Empty for nothing.
        public let prefix: String
        /// Where the message says that it comes from.
        public let file: StaticString
        /// Where the message says that it comes from.
        public let line: UInt

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
        }

        @inlinable public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let (prefix, file, line) = (prefix, file, line)
            let link = StepLink<Output, Upstream.Failure, Output, Never>(
                "AssertNoFailure", subscriber.receiver,
                failure: { error in
                    fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
                }, step: { outlet, input in outlet.pass(input) })
            upstream.subscribe(link)
        }
    }
}

extension Publisher {
    /// Changes the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    /// Stops the program when the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Lets it stand where a publisher is wanted that may fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
