/// The values of a publisher, one after the other, for `for await`. Each step asks for one.
// apple: https://developer.apple.com/documentation/combine/asyncpublisher
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    // apple: https://developer.apple.com/documentation/combine/asyncpublisher/iterator
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let steps: AsyncSteps<P.Output, Never>

        public mutating func next() async -> P.Output? { try? await steps.next() }
    }

    private let publisher: P

    /// The values of a publisher that never fails.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let steps = AsyncSteps<P.Output, Never>()
        publisher.subscribe(steps)
        return Iterator(steps: steps)
    }
}

/// The values of a publisher, one after the other, for `for try await`. Each step asks for one.
// apple: https://developer.apple.com/documentation/combine/asyncthrowingpublisher
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    // apple: https://developer.apple.com/documentation/combine/asyncthrowingpublisher/iterator
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let steps: AsyncSteps<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? { try await steps.next() }
    }

    private let publisher: P

    /// The values of a publisher; its error is thrown.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let steps = AsyncSteps<P.Output, P.Failure>()
        publisher.subscribe(steps)
        return Iterator(steps: steps)
    }
}

extension Publisher where Failure == Never {
    /// The values, one after the other. What comes between two steps is lost, unless the publisher keeps it.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, one after the other. What comes between two steps is lost, unless the publisher keeps it.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

private final class AsyncSteps<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private typealias Continuation = CheckedContinuation<Handed<Input?>, any Error>

    private struct State {
        var link = LinkState.waiting
        var waiting: [Continuation] = []
        var demand = 0
        var completion: Subscribers.Completion<Failure>?
    }

    private let state = Guarded(State())

    deinit { state { $0.link.end() }?.cancel() }

    func receive(subscription: any Subscription) {
        guard state({ $0.link.link(subscription) }) else { return subscription.cancel() }
        let demand = state { state in
            defer { state.demand = 0 }
            return state.demand
        }
        if demand > 0 { subscription.request(.max(demand)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiting = state { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        waiting?.resume(returning: Handed(value: input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let waiting = state { state in
            (state.link, state.completion) = (.over, completion)
            defer { state.waiting = [] }
            return state.waiting
        }
        for (place, continuation) in waiting.enumerated() {
            if place == 0, let error = completion.error {
                continuation.resume(throwing: error)
            } else {
                continuation.resume(returning: Handed(value: nil))
            }
        }
    }

    func next() async throws -> Input? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: Continuation) in step(continuation) }.value
        } onCancel: {
            cancel()
        }
    }

    private func step(_ continuation: Continuation) {
        let (subscription, completion, isOver): ((any Subscription)?, Subscribers.Completion<Failure>?, Bool) = state { state in
            if state.link.isOver {
                defer { state.completion = .finished }
                return (nil, state.completion, true)
            }
            state.waiting.append(continuation)
            if state.link.subscription == nil { state.demand += 1 }
            return (state.link.subscription, nil, false)
        }
        if isOver {
            if let error = completion?.error {
                continuation.resume(throwing: error)
            } else {
                continuation.resume(returning: Handed(value: nil))
            }
        } else {
            subscription?.request(.max(1))
        }
    }

    private func cancel() {
        let (subscription, waiting) = state { state in
            defer { state = State(link: .over) }
            return (state.link.subscription, state.waiting)
        }
        subscription?.cancel()
        for continuation in waiting { continuation.resume(returning: Handed(value: nil)) }
    }
}
