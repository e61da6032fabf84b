extension Publishers {
    /// Goes on with another publisher after an error.
    // apple: https://developer.apple.com/documentation/combine/publishers/catch
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the publisher that goes on, of the error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (chain, handler) = (ChainLink("Catch", subscriber), handler)
            chain.follow(upstream) { completion in
                guard let error = completion.error else { return chain.finish(.finished) }
                chain.follow(handler(error)) { chain.finish($0) }
            }
        }
    }

    /// Goes on with another publisher after an error, and fails if making that throws.
    // apple: https://developer.apple.com/documentation/combine/publishers/trycatch
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the publisher that goes on, of the error; what it throws is the end.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let (chain, handler) = (ChainLink("TryCatch", subscriber), handler)
            chain.follow(upstream) { completion in
                guard let error = completion.error else { return chain.finish(.finished) }
                do {
                    chain.follow(try handler(error)) { chain.finish($0.mapError { $0 }) }
                } catch {
                    chain.finish(.failure(error))
                }
            }
        }
    }

    /// Sends a value in place of an error, and finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/replaceerror
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// The value in place of an error, before it finishes.
        public let output: Upstream.Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let output = output
            Catch(upstream: upstream) { _ in Just(output) }.subscribe(subscriber)
        }
    }

    /// Sends a value if there was none when it finishes.
    // apple: https://developer.apple.com/documentation/combine/publishers/replaceempty
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value if no other was sent, before it finishes.
        public let output: Upstream.Output

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (chain, output, isEmpty) = (ChainLink("ReplaceEmpty", subscriber), output, Guarded(true))
            let noting = upstream.map { value in
                isEmpty { $0 = false }
                return value
            }
            chain.follow(noting) { completion in
                if completion.error == nil, isEmpty({ $0 }) {
                    chain.follow(Just(output)) { _ in chain.finish(.finished) }
                } else {
                    chain.finish(completion)
                }
            }
        }
    }

    /// Subscribes anew after an error, so many times.
    // apple: https://developer.apple.com/documentation/combine/publishers/retry
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Nil is any number of times.
        public let retries: Int?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attempt(ChainLink("Retry", subscriber), left: retries)
        }

        private func attempt<S: Subscriber>(_ chain: ChainLink<S>, left: Int?) where S.Input == Output, S.Failure == Failure {
            chain.follow(upstream) { completion in
                if completion.error == nil || left == 0 { return chain.finish(completion) }
                attempt(chain, left: left.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher after an error, and fails if making that throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Sends a value in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends a value if there was none when it finishes.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Subscribes anew after an error, at most so many times; the next error is passed on.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
