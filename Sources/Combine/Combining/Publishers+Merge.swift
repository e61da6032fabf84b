extension Publishers {
    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
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
            let link = MergeLink(subscriber, count: 2)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
        }
    }

    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge3
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
        public typealias Output = A.Output
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
            let link = MergeLink(subscriber, count: 3)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
        }
    }

    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge4
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output, A.Output == C.Output,
        A.Output == D.Output
    {
        public typealias Output = A.Output
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
            let link = MergeLink(subscriber, count: 4)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
            link.follow(d, as: 3)
        }
    }

    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge5
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B
        /// The third of them.
        public let c: C
        /// The fourth of them.
        public let d: D
        /// The fifth of them.
        public let e: E

        /// One that follows all of them.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = MergeLink(subscriber, count: 5)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
            link.follow(d, as: 3)
            link.follow(e, as: 4)
        }
    }

    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge6
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B
        /// The third of them.
        public let c: C
        /// The fourth of them.
        public let d: D
        /// The fifth of them.
        public let e: E
        /// The sixth of them.
        public let f: F

        /// One that follows all of them.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = MergeLink(subscriber, count: 6)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
            link.follow(d, as: 3)
            link.follow(e, as: 4)
            link.follow(f, as: 5)
        }
    }

    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge7
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure,
        A.Failure == G.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
        A.Output == F.Output, A.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B
        /// The third of them.
        public let c: C
        /// The fourth of them.
        public let d: D
        /// The fifth of them.
        public let e: E
        /// The sixth of them.
        public let f: F
        /// The seventh of them.
        public let g: G

        /// One that follows all of them.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = MergeLink(subscriber, count: 7)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
            link.follow(d, as: 3)
            link.follow(e, as: 4)
            link.follow(f, as: 5)
            link.follow(g, as: 6)
        }
    }

    /// Sends what any of them sends, as it comes.
    // apple: https://developer.apple.com/documentation/combine/publishers/merge8
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>:
        Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure, A.Failure == F.Failure,
        A.Failure == G.Failure, A.Failure == H.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
        A.Output == E.Output, A.Output == F.Output, A.Output == G.Output, A.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first of them.
        public let a: A
        /// The second of them.
        public let b: B
        /// The third of them.
        public let c: C
        /// The fourth of them.
        public let d: D
        /// The fifth of them.
        public let e: E
        /// The sixth of them.
        public let f: F
        /// The seventh of them.
        public let g: G
        /// The eighth of them.
        public let h: H

        /// One that follows all of them.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = MergeLink(subscriber, count: 8)
            subscriber.receive(subscription: link)
            link.follow(a, as: 0)
            link.follow(b, as: 1)
            link.follow(c, as: 2)
            link.follow(d, as: 3)
            link.follow(e, as: 4)
            link.follow(f, as: 5)
            link.follow(g, as: 6)
            link.follow(h, as: 7)
        }
    }
}

extension Publisher {
    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher>(
        with other: B
    ) -> Publishers.Merge<Self, B> where B.Failure == Failure, B.Output == Output {
        Publishers.Merge(self, other)
    }

    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C> where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        Publishers.Merge3(self, b, c)
    }

    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output {
        Publishers.Merge4(self, b, c, d)
    }

    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends what any of them sends, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
        E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
        H.Failure == Failure, H.Output == Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
