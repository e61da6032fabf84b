import Foundation
import Synchronization

/// The observers of one notification centre that were added with a selector, in the order of their registration.
///
/// The centre itself calls its blocks in no order, so it gets a single block that hands every notification to this list.
final class SelectorObservers: Sendable {
    private let list = Mutex<[SelectorObserver]>([])

    /// The list of a centre, which is made at the first registration.
    static func of(_ center: NotificationCenter, creating: Bool) -> SelectorObservers? {
        creation.withLock { _ in
            if let known = objc_getAssociatedObject(center, key) as? SelectorObservers { return known }
            guard creating else { return nil }
            let observers = SelectorObservers()
            _ = center.addObserver(forName: nil, object: nil, queue: nil) { [weak observers] in observers?.receive($0) }
            objc_setAssociatedObject(center, key, observers, .OBJC_ASSOCIATION_RETAIN)
            return observers
        }
    }

    private static let creation = Mutex(())
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    func add(_ observer: SelectorObserver) {
        list.withLock { list in
            list.removeAll { $0.isDead }
            list.append(observer)
        }
    }

    /// Removes the registrations of an observer. Nil stands for every name, or for every object.
    func remove(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        list.withLock { list in
            list.removeAll { $0.isDead || $0.isRegistration(of: observer, name: name, object: object) }
        }
    }

    /// Calls who is registered now, except for those that a call before theirs has removed.
    private func receive(_ notification: Notification) {
        for observer in list.withLock({ $0.filter { $0.wants(notification) } }) {
            guard list.withLock({ $0.contains { $0 === observer } }) else { continue }
            observer.send(notification)
        }
    }
}
