/// Several publishers before one operator.
final class Branches<Input, Failure: Error> {
    private struct State {
        var subscriptions: [Int: any Subscription] = [:]
        var isCancelled = false
    }

    private let state = Guarded(State())

    /// - Parameters:
    ///   - value: called with each value; what it answers is asked for.
    ///   - completion: called once for each publisher.
    func follow<P: Publisher>(
        _ publisher: P, as number: Int, subscribed: @escaping (any Subscription) -> Void,
        value: @escaping (P.Output) -> Subscribers.Demand, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) where P.Failure == Failure {
        let subscriber = AnySubscriber<P.Output, Failure>(
            receiveSubscription: { [self] subscription in
                let isOpen = state { state in
                    guard !state.isCancelled, state.subscriptions[number] == nil else { return false }
                    state.subscriptions[number] = subscription
                    return true
                }
                if isOpen { subscribed(subscription) } else { subscription.cancel() }
            },
            receiveValue: { [self] input in state { $0.isCancelled || $0.subscriptions[number] == nil } ? .none : value(input) },
            receiveCompletion: { [self] end in
                let isOpen = state { $0.subscriptions.removeValue(forKey: number) != nil && !$0.isCancelled }
                if isOpen { completion(end) }
            })
        publisher.subscribe(subscriber)
    }

    func request(_ demand: Subscribers.Demand, of number: Int) { state { $0.subscriptions[number] }?.request(demand) }
    func requestOfAll(_ demand: Subscribers.Demand) {
        for number in state({ $0.subscriptions.keys.sorted() }) { request(demand, of: number) }
    }

    func cancel(_ number: Int) { state { $0.subscriptions.removeValue(forKey: number) }?.cancel() }

    func cancelAll() {
        let all = state { state in
            defer { state = State(isCancelled: true) }
            return state.subscriptions.sorted { $0.key < $1.key }.map(\.value)
        }
        for subscription in all { subscription.cancel() }
    }
}
