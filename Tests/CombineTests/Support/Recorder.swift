import Combine

enum Trouble: Error, Equatable { case first, second }

/// A subscriber that has a given demand, and records what comes.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var lines: [String] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    /// - Parameters:
    ///   - first: asked for at once; nil asks for nothing.
    ///   - more: asked for after each value.
    init(_ first: Subscribers.Demand? = .unlimited, more: Subscribers.Demand = .none) {
        (self.first, self.more) = (first ?? .none, more)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first != .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lines.append("\(input)")
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: lines.append("end")
        case .failure(let error): lines.append("\(error)")
        }
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }
    func cancel() { subscription?.cancel() }

    /// All, with spaces between.
    var text: String { lines.joined(separator: " ") }
}

extension Publisher {
    /// Subscribes a recorder.
    func record(_ first: Subscribers.Demand? = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(first, more: more)
        subscribe(recorder)
        return recorder
    }
}

/// A publisher that a test sends with, and that writes down what is asked of it.
final class Source<Output, Failure: Error>: Publisher, Subscription {
    private(set) var asked: [Subscribers.Demand] = []
    private(set) var cancels = 0
    private(set) var subscribers: [AnySubscriber<Output, Failure>] = []
    private(set) var granted = Subscribers.Demand.none

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscribers.append(AnySubscriber(subscriber))
        subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        asked.append(demand)
        granted += demand
    }

    func cancel() { cancels += 1 }

    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand {
        let more = subscribers.last?.receive(value) ?? .none
        granted += more
        return more
    }

    func end(_ completion: Subscribers.Completion<Failure>) { subscribers.last?.receive(completion: completion) }
}

/// A scheduler whose time moves when a test says so.
final class StepScheduler: Scheduler {
    typealias SchedulerTimeType = _DateSchedulerTime
    typealias SchedulerOptions = Never

    private(set) var now = _DateSchedulerTime(.init(timeIntervalSinceReferenceDate: 0))
    private var tasks: [(due: _DateSchedulerTime, action: () -> Void)] = []
    var minimumTolerance: _DateSchedulerTime.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { tasks.append((now, action)) }

    func schedule(
        after date: _DateSchedulerTime, tolerance: _DateSchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        tasks.append((date, action))
    }

    func schedule(
        after date: _DateSchedulerTime, interval: _DateSchedulerTime.Stride, tolerance: _DateSchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isOver = false
        func arm(_ due: _DateSchedulerTime) {
            tasks.append(
                (
                    due,
                    {
                        if isOver { return }
                        action()
                        arm(due.advanced(by: interval))
                    }
                ))
        }
        arm(date)
        return AnyCancellable { isOver = true }
    }

    /// Does all that is due in the next seconds, in its order.
    func advance(by seconds: Double = 0) {
        let end = now.advanced(by: .seconds(seconds))
        while let next = tasks.indices.filter({ tasks[$0].due <= end }).min(by: { tasks[$0].due < tasks[$1].due }) {
            let task = tasks.remove(at: next)
            now = Swift.max(now, task.due)
            task.action()
        }
        now = end
    }
}
