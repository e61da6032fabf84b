/// The subscribers of a subject.
@usableFromInline final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    private var branches: [SubjectBranch<Output, Failure>] = []
    private var upstream: [any Subscription] = []
    private var hasAsked = false
    /// True if one who has not asked yet gets the newest value as soon as it does.
    private let keepsNewest: Bool
    private var completion: Subscribers.Completion<Failure>?

    init(keepsNewest: Bool) { self.keepsNewest = keepsNewest }

    deinit { for subscription in upstream { subscription.cancel() } }

    var isOver: Bool { lock { completion != nil } }

    @inlinable func send(_ value: Output) {
        for branch in present { branch.send(value) }
    }

    /// Those who are to get a value. None after the end.
    @usableFromInline var present: [SubjectBranch<Output, Failure>] { lock { branches } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let branches = lock {
            if self.completion == nil { self.completion = completion }
            defer { self.branches = [] }
            return self.branches
        }
        for branch in branches { branch.finish(completion) }
    }

    func take(_ subscription: any Subscription) {
        let asksNow = lock {
            upstream.append(subscription)
            return hasAsked
        }
        if asksNow { subscription.request(.unlimited) }
    }

    @inlinable func add<S: Subscriber>(_ subscriber: S, named name: String, first: Output?) where S.Input == Output, S.Failure == Failure {
        add(subscriber.receiver, named: name, first: first)
    }

    @usableFromInline func add(_ receiver: Receiver<Output, Failure>, named name: String, first: Output?) {
        let branch = SubjectBranch(receiver, self, named: name, pending: first, keepsNewest: keepsNewest)
        let completion = lock {
            if self.completion == nil { branches.append(branch) }
            return self.completion
        }
        if let completion {
            receiver.receive(subscription: Subscriptions.empty)
            return receiver.receive(completion: completion)
        }
        receiver.receive(subscription: branch)
    }

    func remove(_ branch: SubjectBranch<Output, Failure>) { lock { branches.removeAll { $0 === branch } } }

    /// Somebody wants values: what is before is asked for all it has.
    func noteDemand() {
        let upstream = lock {
            defer { hasAsked = true }
            return hasAsked ? [] : self.upstream
        }
        for subscription in upstream { subscription.request(.unlimited) }
    }
}
