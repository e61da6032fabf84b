/// The base of operators that deal with time: they ask for everything, and hand on what is wanted when its time has come.
class TimedLink<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Failure = Downstream.Failure

    let outlet: Outlet<Downstream>
    private let link = Guarded(LinkState.waiting)
    let description: String

    init(_ description: String, _ downstream: Downstream) {
        outlet = Outlet(downstream)
        self.description = description
    }

    func receive(subscription: any Subscription) {
        guard link({ $0.link(subscription) }) else { return subscription.cancel() }
        outlet.show(self)
        if !link({ $0.isOver }) { subscription.request(.unlimited) }
        begin()
    }

    var isOpen: Bool { link { $0.subscription } != nil }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isOpen { take(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let wasOpen = link { link in
            defer { link = .over }
            return link.subscription != nil
        }
        if wasOpen { end(completion) }
    }

    /// Ends from within.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let before = link({ $0.end() }) else { return }
        before.cancel()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        outlet.request(demand)
    }

    func cancel() {
        outlet.cancel()
        link { $0.end() }?.cancel()
    }

    // MARK: Overridden

    /// Values can come from now on. Does nothing here.
    func begin() {}
    /// A value has come.
    func take(_ input: Input) {}
    /// Nothing more comes.
    func end(_ completion: Subscribers.Completion<Failure>) { outlet.finish(completion) }
}
