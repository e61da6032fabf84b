import Synchronization

/// The values that the runtime attaches to one object: associated objects, observers, and the lock that threads hold.
public final class _ObjCExtras: Sendable {
    let associations = Mutex<[UnsafeAddress: AssociatedValue]>([:])
    private let observers = AtomicLazyReference<ObservationInfo>()
    private let monitorReference = AtomicLazyReference<Monitor>()

    /// The lock that threads hold when they hold the object.
    var monitor: Monitor { monitorReference.load() ?? monitorReference.storeIfNil(Monitor()) }

    func observation(creating: Bool) -> ObservationInfo? {
        if let info = observers.load() { return info }
        return creating ? observers.storeIfNil(ObservationInfo()) : nil
    }
}

/// The room that a root class of ours keeps in each object for a ``_ObjCExtras``, which is made when first needed.
///
/// It must be the first stored property of the class.
public struct _ObjCExtrasSlot: ~Copyable, Sendable {
    /// Keeps Foundation from taking the object for one of its C types.
    ///
    /// Its collections and attributed strings look for a type's number in bits 8 to 17 of an object's first stored word, and
    /// stop the program on comparing two objects that both have none there.
    private let foundationMark: UInt = 0x3FF00

    private let reference = AtomicLazyReference<_ObjCExtras>()

    /// Nothing is attached.
    public init() {}

    /// The values attached to the object, if there are any or if `creating` says so.
    public func extras(creating: Bool) -> _ObjCExtras? {
        if let extras = reference.load() { return extras }
        return creating ? reference.storeIfNil(_ObjCExtras()) : nil
    }
}
