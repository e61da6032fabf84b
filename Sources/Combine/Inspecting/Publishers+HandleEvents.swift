extension Publishers {
    /// Calls closures with what passes.
    // apple: https://developer.apple.com/documentation/combine/publishers/handleevents
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription, before it is passed on.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value, before it is passed on.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the end, before it is passed on.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscriber cancels, before that is passed on.
        public var receiveCancel: (() -> Void)?
        /// Called with what the subscriber asks for, before that is passed on.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// The publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput, self.receiveCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            (self.receiveCancel, self.receiveRequest) = (receiveCancel, receiveRequest)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventsLink(subscriber, self))
        }
    }
}

extension Publisher {
    /// Calls closures with what passes, before it does.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Stops a debugger where a condition holds.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.HandleEvents<Self> {
        handleEvents(
            receiveSubscription: { if receiveSubscription?($0) == true { Breakpoint.stop() } },
            receiveOutput: { if receiveOutput?($0) == true { Breakpoint.stop() } },
            receiveCompletion: { if receiveCompletion?($0) == true { Breakpoint.stop() } })
    }

    /// Stops a debugger at an error.
    public func breakpointOnError() -> Publishers.HandleEvents<Self> { breakpoint(receiveCompletion: { $0.error != nil }) }
}

private final class EventsLink<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let link = Guarded(LinkState.waiting)
    // The closures alone: a link does not keep the publisher before it alive.
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveOutput: ((Input) -> Void)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let receiveCancel: (() -> Void)?
    private let receiveRequest: ((Subscribers.Demand) -> Void)?

    init<Upstream: Publisher>(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>)
    where Upstream.Output == Input, Upstream.Failure == Failure {
        self.downstream = downstream
        (receiveSubscription, receiveOutput, receiveCompletion) = (
            events.receiveSubscription, events.receiveOutput, events.receiveCompletion
        )
        (receiveCancel, receiveRequest) = (events.receiveCancel, events.receiveRequest)
    }

    var description: String { "HandleEvents" }

    func receive(subscription: any Subscription) {
        guard link({ $0.link(subscription) }) else { return subscription.cancel() }
        receiveSubscription?(subscription)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link({ $0.subscription }) != nil else { return .none }
        receiveOutput?(input)
        let more = downstream.receive(input)
        if !more.isNone { receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard link({ $0.end() }) != nil else { return }
        receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard let before = link({ $0.subscription }) else { return }
        receiveRequest?(demand)
        before.request(demand)
    }

    func cancel() {
        guard let before = link({ $0.end() }) else { return }
        receiveCancel?()
        before.cancel()
    }
}
