/// How an operator stands to what is before it.
enum LinkState {
    case waiting
    case linked(any Subscription)
    case over

    var subscription: (any Subscription)? {
        if case .linked(let subscription) = self { return subscription }
        return nil
    }

    var isOver: Bool {
        if case .over = self { return true }
        return false
    }

    /// - Returns: whether this is the first subscription.
    mutating func link(_ subscription: any Subscription) -> Bool {
        guard case .waiting = self else { return false }
        self = .linked(subscription)
        return true
    }

    /// - Returns: the subscription there was.
    mutating func end() -> (any Subscription)? {
        defer { self = .over }
        return subscription
    }
}
