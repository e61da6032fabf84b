extension Publishers {
    /// Sends everything later, the end as well.
    // apple: https://developer.apple.com/documentation/combine/publishers/delay
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long, as the scheduler measures it.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later it may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Who measures time, and where values are sent.
        public let scheduler: Context
        /// How the scheduler is to work; nil is its own way.
        public let options: Context.SchedulerOptions?

        /// The publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
            upstream.subscribe(
                ScheduledLink("Delay", subscriber) { action in
                    scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// Sends everything by a scheduler.
    // apple: https://developer.apple.com/documentation/combine/publishers/receiveon
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where values and the end are sent.
        public let scheduler: Context
        /// How the scheduler is to work; nil is its own way.
        public let options: Context.SchedulerOptions?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(ScheduledLink("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Subscribes, asks and cancels by a scheduler.
    // apple: https://developer.apple.com/documentation/combine/publishers/subscribeon
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where the publisher is subscribed to, asked and cancelled.
        public let scheduler: Context
        /// How the scheduler is to work; nil is its own way.
        public let options: Context.SchedulerOptions?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, upstream) = (scheduler, options, upstream)
            let link = AskingLink<S>(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(link) }
        }
    }
}

extension Publisher {
    /// Sends everything later, the end as well.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
    }

    /// Sends values and the end by a scheduler, such as the main queue.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, asks and cancels by a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Each value and the end go on by a scheduler, in their order.
private final class ScheduledLink<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let state = Guarded((link: LinkState.waiting, hasEnded: false))
    private let schedule: (@escaping () -> Void) -> Void
    let description: String

    init(_ description: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        (self.description, self.downstream, self.schedule) = (description, downstream, schedule)
    }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state({ $0.link.subscription }) != nil else { return .none }
        schedule { [self] in
            guard let before = state({ $0.link.subscription }) else { return }
            let more = downstream.receive(input)
            if !more.isNone { before.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let wasOpen = state { state in
            defer { state.hasEnded = true }
            return state.link.subscription != nil && !state.hasEnded
        }
        guard wasOpen else { return }
        schedule { [self] in if state({ $0.link.end() }) != nil { downstream.receive(completion: completion) } }
    }

    func request(_ demand: Subscribers.Demand) { state { $0.hasEnded ? nil : $0.link.subscription }?.request(demand) }
    func cancel() { state { $0.link.end() }?.cancel() }
}

/// Demands to the publisher go by a scheduler.
private final class AskingLink<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let link = Guarded(LinkState.waiting)
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        (self.downstream, self.schedule) = (downstream, schedule)
    }

    var description: String { "SubscribeOn" }

    func receive(subscription: any Subscription) {
        guard link({ $0.link(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link({ $0.subscription }) != nil else { return .none }
        let more = downstream.receive(input)
        if !more.isNone { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if link({ $0.end() }) != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { [self] in link { $0.subscription }?.request(demand) }
    }

    func cancel() {
        guard let before = link({ $0.end() }) else { return }
        schedule { before.cancel() }
    }
}
