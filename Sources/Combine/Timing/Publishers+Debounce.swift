extension Publishers {
    /// Sends a value when no other one has come for a while.
    // apple: https://developer.apple.com/documentation/combine/publishers/debounce
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long nothing else may come.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Who measures time, and where values are sent.
        public let scheduler: Context
        /// How the scheduler is to work; nil is its own way.
        public let options: Context.SchedulerOptions?

        /// The publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebounceLink(subscriber, self))
        }
    }
}

extension Publisher {
    /// Sends a value when no other one has come for a while. One that waits when the publisher ends is lost.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

private final class DebounceLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: TimedLink<Upstream.Output, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Debounce<Upstream, Context>
    private let newest = Guarded<(number: Int, value: Upstream.Output?)>((0, nil))

    init(_ downstream: Downstream, _ publisher: Publishers.Debounce<Upstream, Context>) {
        self.publisher = publisher
        super.init("Debounce", downstream)
    }

    override func take(_ input: Upstream.Output) {
        let number = newest { newest in
            newest = (newest.number + 1, input)
            return newest.number
        }
        let scheduler = publisher.scheduler
        scheduler.schedule(
            after: scheduler.now.advanced(by: publisher.dueTime), tolerance: scheduler.minimumTolerance, options: publisher.options
        ) { [weak self] in self?.send(number) }
    }

    private func send(_ number: Int) {
        let due: Upstream.Output? = newest { newest in
            guard newest.number == number else { return nil }
            defer { newest.value = nil }
            return newest.value
        }
        if let due { outlet.sendIfWanted(due) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        newest { $0 = ($0.number + 1, nil) }
        publisher.scheduler.schedule(options: publisher.options) { [outlet] in outlet.finish(completion) }
    }
}
