/// A publisher that sends nothing before it is connected.
// apple: https://developer.apple.com/documentation/combine/connectablepublisher
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Has it begin.
    /// - Returns: what ends it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and ends when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects with the first subscriber, and ends when the last one has gone.
    // apple: https://developer.apple.com/documentation/combine/publishers/autoconnect
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        private let state = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.handleEvents(receiveCancel: { [self] in leave() }).subscribe(subscriber)
            let isFirst = state { state in
                state.count += 1
                return state.count == 1
            }
            guard isFirst else { return }
            let connection = upstream.connect()
            let isLate = state { state in
                if state.count > 0 { state.connection = connection }
                return state.count == 0
            }
            if isLate { connection.cancel() }
        }

        private func leave() {
            let connection: (any Cancellable)? = state { state in
                state.count = Swift.max(state.count - 1, 0)
                guard state.count == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }

    /// Sends nothing before it is connected.
    // apple: https://developer.apple.com/documentation/combine/publishers/makeconnectable
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { inner.subscribe(subscriber) }
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension Publisher {
    /// Sends nothing before it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
