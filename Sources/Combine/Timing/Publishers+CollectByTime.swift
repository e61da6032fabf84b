extension Publishers {
    /// How values are put together by time.
    // apple: https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each stretch of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each stretch of time, or when there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends the values of each stretch of time as an array.
    // apple: https://developer.apple.com/documentation/combine/publishers/collectbytime
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// When an array is sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler is to work; nil is its own way.
        public let options: Context.SchedulerOptions?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByTimeLink(subscriber, self))
        }
    }
}

extension Publisher {
    /// Sends the values of each stretch of time as an array; the rest at the end.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class CollectByTimeLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: TimedLink<
    Upstream.Output, Downstream
>
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    private let values = Guarded<[Upstream.Output]>([])
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?
    private var repetition: (any Cancellable)?

    init(_ downstream: Downstream, _ publisher: Publishers.CollectByTime<Upstream, Context>) {
        switch publisher.strategy {
        case .byTime(let scheduler, let interval): (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
        options = publisher.options
        super.init("CollectByTime", downstream)
    }

    override func begin() {
        repetition = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.sendAll() }
    }

    override func take(_ input: Upstream.Output) {
        let isFull = values { values in
            values.append(input)
            return count.map { values.count >= $0 } ?? false
        }
        if isFull { sendAll() }
    }

    private func sendAll() {
        let all = values { values in
            defer { values = [] }
            return values
        }
        if !all.isEmpty { outlet.sendIfWanted(all) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        repetition?.cancel()
        if completion.error == nil { sendAll() }
        outlet.finish(completion)
    }

    override func cancel() {
        repetition?.cancel()
        super.cancel()
    }
}
