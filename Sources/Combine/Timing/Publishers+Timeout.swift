extension Publishers {
    /// Ends when nothing has come for a while.
    // apple: https://developer.apple.com/documentation/combine/publishers/timeout
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long, as the scheduler measures it.
        public let interval: Context.SchedulerTimeType.Stride
        /// Who measures time, and where values are sent.
        public let scheduler: Context
        /// How the scheduler is to work; nil is its own way.
        public let options: Context.SchedulerOptions?
        /// Makes the error; without it the end is no failure.
        public let customError: (() -> Upstream.Failure)?

        /// The publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
            customError: (() -> Upstream.Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutLink(subscriber, self))
        }
    }
}

extension Publisher {
    /// Ends when nothing has come for a while, with an error where one is given. The wait begins again with each value.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

private final class TimeoutLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: TimedLink<Upstream.Output, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Timeout<Upstream, Context>
    private let wait = Guarded(0)

    init(_ downstream: Downstream, _ publisher: Publishers.Timeout<Upstream, Context>) {
        self.publisher = publisher
        super.init("Timeout", downstream)
    }

    override func begin() { arm() }

    override func take(_ input: Upstream.Output) {
        arm()
        publisher.scheduler.schedule(options: publisher.options) { [outlet] in outlet.sendIfWanted(input) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        publisher.scheduler.schedule(options: publisher.options) { [outlet] in outlet.finish(completion) }
    }

    private func arm() {
        let number = wait { number in
            number += 1
            return number
        }
        let scheduler = publisher.scheduler
        scheduler.schedule(
            after: scheduler.now.advanced(by: publisher.interval), tolerance: scheduler.minimumTolerance, options: publisher.options
        ) { [weak self] in
            guard let self, wait({ $0 == number }) else { return }
            finish(publisher.customError.map { .failure($0()) } ?? .finished)
        }
    }
}
