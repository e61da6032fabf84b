import Synchronization

/// What the runtime attaches to one object: associated objects, observers, and the lock that threads hold.
public final class _ObjCExtras: Sendable {
    let associations = Mutex<[UnsafeAddress: AssociatedValue]>([:])
    private let observers = AtomicLazyReference<ObservationInfo>()
    private let monitorReference = AtomicLazyReference<Monitor>()

    /// What threads hold when they hold the object.
    var monitor: Monitor { monitorReference.load() ?? monitorReference.storeIfNil(Monitor()) }

    func observation(creating: Bool) -> ObservationInfo? {
        if let info = observers.load() { return info }
        return creating ? observers.storeIfNil(ObservationInfo()) : nil
    }
}

/// The room that a root class of ours keeps in each object for a ``_ObjCExtras``, which is made when first needed.
public struct _ObjCExtrasSlot: ~Copyable, Sendable {
    private let reference = AtomicLazyReference<_ObjCExtras>()

    public init() {}

    /// What is attached to the object, if anything is or if `creating` says so.
    public func extras(creating: Bool) -> _ObjCExtras? {
        if let extras = reference.load() { return extras }
        return creating ? reference.storeIfNil(_ObjCExtras()) : nil
    }
}
