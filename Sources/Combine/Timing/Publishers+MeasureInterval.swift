extension Publishers {
    /// Sends how much time has gone by between one value and the next.
    // apple: https://developer.apple.com/documentation/combine/publishers/measureinterval
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose clock measures.
        public let scheduler: Context

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.link("MeasureInterval", to: subscriber) { outlet, _ in
                let now = scheduler.now
                let interval = last.distance(to: now)
                last = now
                return outlet.pass(interval)
            }
        }
    }
}

extension Publisher {
    /// Sends how much time has gone by between one value and the next, by the clock of a scheduler.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
