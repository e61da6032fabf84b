import Foundation
import Synchronization

/// The observers of one notification centre that were added with a selector, in the order of their registration.
///
/// The centre itself calls its blocks in no order, so it gets a single block for each name that hands the notifications to this list. A block
/// for all names is added for observers of all alone: the messages of Foundation's newer kind, which no list here is for, would reach it.
final class SelectorObservers: Sendable {
    private let list = Mutex<[SelectorObserver]>([])
    /// The names that the centre has a block for; nil is the block for all.
    private let names = Mutex<Set<NSNotification.Name?>>([])

    /// The list of a centre, which is made at the first registration.
    static func of(_ center: NotificationCenter, creating: Bool) -> SelectorObservers? {
        creation.withLock { _ in
            if let known = objc_getAssociatedObject(center, key) as? SelectorObservers { return known }
            guard creating else { return nil }
            let observers = SelectorObservers()
            objc_setAssociatedObject(center, key, observers, .OBJC_ASSOCIATION_RETAIN)
            return observers
        }
    }

    private static let creation = Mutex(())
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    func add(_ observer: SelectorObserver, to center: NotificationCenter) {
        list.withLock { list in
            list.removeAll { $0.isDead }
            list.append(observer)
        }
        listen(for: observer.name, of: center)
    }

    private func listen(for name: NSNotification.Name?, of center: NotificationCenter) {
        guard names.withLock({ $0.insert(name).inserted }) else { return }
        _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            guard let self else { return }
            // The block of its name hands a notification to all, those too who want every name.
            if name == nil, names.withLock({ $0.contains(notification.name) }) { return }
            receive(notification)
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
