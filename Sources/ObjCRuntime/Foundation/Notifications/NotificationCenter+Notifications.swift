public import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after the other, as they are posted.
    ///
    /// - Parameter object: of this sender only; nil is any.
    // apple: https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted, without end; the loop over them ends when its task is cancelled.
    ///
    /// Each loop receives the notifications posted from its beginning on. The latest seven that it has not reached are buffered.
    // apple: https://developer.apple.com/documentation/foundation/notificationcenter/notifications
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        /// There is no failure.
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?
        private static let mostWaiting = 7

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to listen.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self, bufferingPolicy: .bufferingNewest(Self.mostWaiting))
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Posted(notification: $0))
            }
            continuation.onTermination = { [center] _ in center.removeObserver(observer) }
            return Iterator(posted: stream.makeAsyncIterator())
        }

        /// A notification on its way to whoever waits for it. Its sender and contents are the poster's to make safe, as with observers.
        struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        /// Listens while it is kept.
        // apple: https://developer.apple.com/documentation/foundation/notificationcenter/notifications/iterator
        public struct Iterator: AsyncIteratorProtocol {
            var posted: AsyncStream<Posted>.Iterator

            /// Waits for the next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }

            /// The same for a caller on an actor.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }
    }
}
