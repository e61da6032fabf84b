import Synchronization

/// The values attached to an object, wherever they are kept: in the object, if its root class is ours, or in ``ForeignExtras``.
func extras(of object: AnyObject, creating: Bool) -> _ObjCExtras? {
    if let root = object as? any _ObjCRoot { return root._objcExtras(creating: creating) }
    return ForeignExtras.shared.withLock { $0.extras(of: object, creating: creating) }
}

/// The values attached to objects whose root class has no room for them.
///
/// An owner is held weakly. What was attached to a dead one is released at the latest when as many new owners have come as
/// there were live ones at the last sweep, or when its address is used again.
struct ForeignExtras: Sendable {
    static let shared = Mutex(ForeignExtras())

    private struct Attachment: @unchecked Sendable {
        weak var owner: AnyObject?
        let extras: _ObjCExtras
    }

    private var attachments: [ObjectIdentifier: Attachment] = [:]
    private var countAtNextSweep = 32

    mutating func extras(of object: AnyObject, creating: Bool) -> _ObjCExtras? {
        let id = ObjectIdentifier(object)
        if let known = attachments[id], known.owner === object { return known.extras }
        guard creating else { return nil }
        if attachments.count >= countAtNextSweep { sweep() }
        let extras = _ObjCExtras()
        attachments[id] = Attachment(owner: object, extras: extras)
        return extras
    }

    /// How many owners are known, dead ones included.
    var count: Int { attachments.count }

    mutating func sweep() {
        attachments = attachments.filter { $0.value.owner != nil }
        countAtNextSweep = max(32, attachments.count * 2)
    }
}
