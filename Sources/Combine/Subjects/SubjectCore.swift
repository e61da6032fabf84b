/// The subscribers of a subject.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    private struct State {
        var branches: [SubjectBranch<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var upstream: [any Subscription] = []
        var hasAsked = false
    }

    private let state = Guarded(State())
    /// True if one who has not asked yet gets the newest value as soon as it does.
    private let keepsNewest: Bool

    init(keepsNewest: Bool) { self.keepsNewest = keepsNewest }

    deinit { for subscription in state({ $0.upstream }) { subscription.cancel() } }

    var isOver: Bool { state { $0.completion != nil } }

    func send(_ value: Output) {
        let branches = state { $0.completion == nil ? $0.branches : [] }
        for branch in branches { branch.send(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let branches = state { state in
            guard state.completion == nil else { return [SubjectBranch<Output, Failure>]() }
            state.completion = completion
            defer { state.branches = [] }
            return state.branches
        }
        for branch in branches { branch.finish(completion) }
    }

    func take(_ subscription: any Subscription) {
        let asksNow = state { state in
            state.upstream.append(subscription)
            return state.hasAsked
        }
        if asksNow { subscription.request(.unlimited) }
    }

    func add<S: Subscriber>(_ subscriber: S, named name: String, first: Output?) where S.Input == Output, S.Failure == Failure {
        let branch = KnownSubjectBranch(subscriber, self, named: name, pending: first, keepsNewest: keepsNewest)
        let completion = state { state in
            if state.completion == nil { state.branches.append(branch) }
            return state.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        subscriber.receive(subscription: branch)
    }

    func remove(_ branch: SubjectBranch<Output, Failure>) { state { $0.branches.removeAll { $0 === branch } } }

    /// Somebody wants values: what is before is asked for all it has.
    func noteDemand() {
        let upstream = state { state in
            defer { state.hasAsked = true }
            return state.hasAsked ? [] : state.upstream
        }
        for subscription in upstream { subscription.request(.unlimited) }
    }
}

/// One subscriber of a subject.
class SubjectBranch<Output, Failure: Error> {
    func send(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

private final class KnownSubjectBranch<S: Subscriber>: SubjectBranch<S.Input, S.Failure>, Subscription, CustomStringConvertible {
    private struct State {
        var demand = Subscribers.Demand.none
        var pending: S.Input?
        var subscriber: S?
        /// The subject lives as long as somebody may be notified of it.
        var core: SubjectCore<S.Input, S.Failure>?
    }

    private let state: Guarded<State>
    private let keepsNewest: Bool
    let description: String

    init(_ subscriber: S, _ core: SubjectCore<S.Input, S.Failure>, named description: String, pending: S.Input?, keepsNewest: Bool) {
        state = Guarded(State(pending: pending, subscriber: subscriber, core: core))
        (self.keepsNewest, self.description) = (keepsNewest, description)
    }

    override func send(_ value: S.Input) {
        let subscriber: S? = state { state in
            guard let subscriber = state.subscriber else { return nil }
            guard state.demand.takeOne() else {
                if keepsNewest { state.pending = value }
                return nil
            }
            state.pending = nil
            return subscriber
        }
        guard let subscriber else { return }
        let more = subscriber.receive(value)
        if !more.isNone { request(more) }
    }

    override func finish(_ completion: Subscribers.Completion<S.Failure>) { end().subscriber?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        state { $0.core }?.noteDemand()
        let due: (S, S.Input)? = state { state in
            guard let subscriber = state.subscriber else { return nil }
            state.demand += demand
            guard let pending = state.pending, state.demand.takeOne() else { return nil }
            state.pending = nil
            return (subscriber, pending)
        }
        guard let (subscriber, value) = due else { return }
        let more = subscriber.receive(value)
        if !more.isNone { request(more) }
    }

    func cancel() { end().core?.remove(self) }

    private func end() -> State {
        state { state in
            defer { state = State() }
            return state
        }
    }
}
