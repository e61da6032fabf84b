extension Publishers {
    /// Sends to all subscribers what one subscription brings, by a subject.
    // apple: https://developer.apple.com/documentation/combine/publishers/multicast
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the subject, once: for the first subscriber, or when it is connected.
        public let createSubject: () -> SubjectType
        private let subject = Guarded<SubjectType?>(nil)

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var present: SubjectType {
            if let made = subject({ $0 }) { return made }
            let made = createSubject()
            return subject { subject in
                if subject == nil { subject = made }
                return subject ?? made
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { present.subscribe(subscriber) }

        public func connect() -> any Cancellable { upstream.subscribe(present) }
    }

    /// Sends to all subscribers what one subscription brings, which begins with the first of them and ends with the last.
    // apple: https://developer.apple.com/documentation/combine/publishers/share
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { inner.subscribe(subscriber) }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Sends to all subscribers what one subscription brings, by a subject that is made with the first of them.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends to all subscribers what one subscription brings, by a subject.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
        multicast { subject }
    }

    /// Sends to all subscribers what one subscription brings, which begins with the first of them and ends with the last.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
