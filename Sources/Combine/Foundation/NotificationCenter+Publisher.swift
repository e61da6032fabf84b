public import Foundation

extension NotificationCenter {
    /// Sends what is posted. It never ends; what nobody has asked for is dropped.
    // apple: https://developer.apple.com/documentation/foundation/notificationcenter/publisher
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Whose they are; nil is anybody's. Kept alive.
        public let object: AnyObject?

        /// The publisher that `publisher(for:object:)` returns.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subscription = NotificationSubscription(subscriber, self)
            subscriber.receive(subscription: subscription)
        }
    }

    /// Publishes what is posted under a name.
    /// - Parameter object: whose notifications; nil is anybody's.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

private final class NotificationSubscription<S: Subscriber>: Subscription, CustomStringConvertible
where S.Input == Notification, S.Failure == Never {
    private struct State {
        var subscriber: S?
        var demand = Subscribers.Demand.none
        var observer: (any NSObjectProtocol)?
    }

    private let state: Guarded<State>
    private let center: NotificationCenter

    init(_ subscriber: S, _ publisher: NotificationCenter.Publisher) {
        state = Guarded(State(subscriber: subscriber))
        center = publisher.center
        let take = Handed<(Notification) -> Void>(value: { [weak self] in self?.take($0) })
        let observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { take.value($0) }
        state { $0.observer = observer }
    }

    var description: String { "NotificationCenter Observer" }

    private func take(_ note: Notification) {
        guard let subscriber = state({ $0.demand.takeOne() ? $0.subscriber : nil }) else { return }
        let more = subscriber.receive(note)
        state { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) { state { $0.demand += demand } }

    deinit { cancel() }

    func cancel() {
        let observer = state { state in
            defer { state = State() }
            return state.observer
        }
        if let observer { center.removeObserver(observer) }
    }
}
