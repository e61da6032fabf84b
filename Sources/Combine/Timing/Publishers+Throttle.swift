extension Publishers {
    /// Sends at most one value in each stretch of time.
    // apple: https://developer.apple.com/documentation/combine/publishers/throttle
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long, as the scheduler measures it.
        public let interval: Context.SchedulerTimeType.Stride
        /// Who measures time, and where values are sent.
        public let scheduler: Context
        /// True if of several values the newest one is sent, not the first.
        public let latest: Bool

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleLink(subscriber, self))
        }
    }
}

extension Publisher {
    /// Sends at most one value in each stretch of time.
    /// - Parameter latest: whether of several values the newest one is sent, not the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

private final class ThrottleLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: TimedLink<Upstream.Output, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private struct State {
        var value: Upstream.Output?
        var lastSent: Context.SchedulerTimeType?
        var isScheduled = false
        var completion: Subscribers.Completion<Downstream.Failure>?
    }

    private let publisher: Publishers.Throttle<Upstream, Context>
    private let state = Guarded(State())

    init(_ downstream: Downstream, _ publisher: Publishers.Throttle<Upstream, Context>) {
        self.publisher = publisher
        super.init("Throttle", downstream)
    }

    override func take(_ input: Upstream.Output) {
        let isFirst = state { state in
            if publisher.latest || state.value == nil { state.value = input }
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { schedule() }
    }

    private func schedule() {
        let (scheduler, last) = (publisher.scheduler, state { $0.lastSent })
        if let due = last?.advanced(by: publisher.interval), due > scheduler.now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { [weak self] in self?.send() }
        } else {
            scheduler.schedule { [weak self] in self?.send() }
        }
    }

    private func send() {
        let now = publisher.scheduler.now
        let (value, completion) = state { state in
            defer { (state.value, state.isScheduled) = (nil, false) }
            if state.value != nil { state.lastSent = now }
            return (state.value, state.completion)
        }
        if let value { outlet.sendIfWanted(value) }
        if let completion { outlet.finish(completion) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        let waits = state { state in
            state.completion = completion
            return state.isScheduled
        }
        if !waits { publisher.scheduler.schedule { [outlet] in outlet.finish(completion) } }
    }
}
