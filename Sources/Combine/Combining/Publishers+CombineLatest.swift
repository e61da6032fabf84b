extension Publishers {
    /// Sends the newest values of all, whenever one of them changes.
    // apple: https://developer.apple.com/documentation/combine/publishers/combinelatest
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B

        /// One that follows all of them.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = LatestLink(subscriber, count: 2) { ($0[0], $0[1]) }
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
        }
    }

    /// Sends the newest values of all, whenever one of them changes.
    // apple: https://developer.apple.com/documentation/combine/publishers/combinelatest3
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B
        /// The third of them.
        public let c: C

        /// One that follows all of them.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = LatestLink(subscriber, count: 3) { ($0[0], $0[1], $0[2]) }
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
        }
    }

    /// Sends the newest values of all, whenever one of them changes.
    // apple: https://developer.apple.com/documentation/combine/publishers/combinelatest4
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B
        /// The third of them.
        public let c: C
        /// The fourth of them.
        public let d: D

        /// One that follows all of them.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = LatestLink(subscriber, count: 4) { ($0[0], $0[1], $0[2], $0[3]) }
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
            link.follow(d, as: 3)
        }
    }
}

extension Publisher {
    /// Sends the newest values of all, whenever one of them changes.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends the newest values of all, whenever one of them changes, changed by a closure.
    public func combineLatest<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }

    /// Sends the newest values of all, whenever one of them changes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the newest values of all, whenever one of them changes, changed by a closure.
    public func combineLatest<P: Publisher, Q: Publisher, Result>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, Result> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
    }

    /// Sends the newest values of all, whenever one of them changes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the newest values of all, whenever one of them changes, changed by a closure.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, Result>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
    }
}
