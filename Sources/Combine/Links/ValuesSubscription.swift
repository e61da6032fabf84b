public import Synchronization

/// Hands out the elements of an iterator as they are asked for, then finishes.
@usableFromInline final class ValuesSubscription<Elements: IteratorProtocol, Failure: Error>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var demand = Subscribers.Demand.none
    private var isRunning = false
    @usableFromInline let description: String
    /// Hands out what is asked for.
    // optimization: a closure that an app makes is compiled for its types.
    @usableFromInline let handsOut: (ValuesSubscription) -> Void
    @usableFromInline let completion: Subscribers.Completion<Failure>
    /// True between the subscription and the end.
    @usableFromInline let isLinked = Atomic(true)
    private var downstream: Receiver<Elements.Element, Failure>?
    @exclusivity(unchecked) @usableFromInline var elements: Elements
    @exclusivity(unchecked) @usableFromInline var next: Elements.Element?

    @usableFromInline init(
        _ description: String, _ elements: Elements, _ downstream: Receiver<Elements.Element, Failure>,
        _ completion: Subscribers.Completion<Failure>, handsOut: @escaping (ValuesSubscription) -> Void
    ) {
        var elements = elements
        next = elements.next()
        self.elements = elements
        (self.downstream, self.description, self.completion, self.handsOut) = (downstream, description, completion, handsOut)
    }

    /// True if there is nothing to wait for.
    @usableFromInline var isEmpty: Bool { next == nil }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let runs = lock {
            self.demand += demand
            defer { isRunning = true }
            return !isRunning && downstream != nil
        }
        if runs { handsOut(self) }
    }

    @inlinable var isWanted: Bool { isLinked.load(ordering: .acquiring) }

    /// Hands out values until no more are asked for. In one thread at a time.
    @inlinable func run() {
        while let (downstream, all) = takeDemand() {
            let take = downstream.take
            var demand = all
            while isWanted, let value = next, demand.takeOne() {
                next = elements.next()
                let more = take(value)
                if !more.isNone { demand += more }
                if next == nil { end()?.receive(completion: completion) }
            }
        }
    }

    /// - Returns: all that is asked for, and by whom; nil if it is nothing.
    @usableFromInline func takeDemand() -> (Receiver<Elements.Element, Failure>, Subscribers.Demand)? {
        lock {
            guard let downstream, !demand.isNone else {
                isRunning = false
                return nil
            }
            defer { demand = .none }
            return (downstream, demand)
        }
    }

    @usableFromInline func end() -> Receiver<Elements.Element, Failure>? {
        lock {
            isLinked.store(false, ordering: .releasing)
            defer { downstream = nil }
            return downstream
        }
    }

    @usableFromInline func cancel() { _ = end() }
}

extension Subscriber {
    /// Hands out elements as they are asked for, then a completion.
    @inlinable func receive<Elements: Sequence>(
        _ elements: Elements, as description: String, completion: Subscribers.Completion<Failure> = .finished
    ) where Elements.Element == Input {
        let subscription = ValuesSubscription(description, elements.makeIterator(), receiver, completion) { $0.run() }
        if subscription.isEmpty {
            receive(subscription: Subscriptions.empty)
            receive(completion: completion)
        } else {
            receive(subscription: subscription)
        }
    }
}
