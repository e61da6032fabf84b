/// Attaches a value to an object under the address of a key; nil takes it away.
///
/// The value is released when the object is. For objects of classes that are not ours that happens a little later, when
/// the table of such objects is next swept.
// apple: https://developer.apple.com/documentation/objectivec/1418509-objc_setassociatedobject
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = objectReference(object)
    let value = value.flatMap { boxed($0) }
    guard let extras = extras(of: owner, creating: value != nil) else { return }
    let new = value.map { AssociatedValue($0, policy: policy) }
    // The old value dies after the lock is released: its deinitializer may ask for associated objects.
    let old = extras.associations.withLock { associations in
        let old = associations[UnsafeAddress(pointer: key)]
        associations[UnsafeAddress(pointer: key)] = new
        return old
    }
    withExtendedLifetime(old) {}
}

/// The value attached to an object under the address of a key, or nil.
// apple: https://developer.apple.com/documentation/objectivec/1418865-objc_getassociatedobject
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    extras(of: objectReference(object), creating: false)?.associations.withLock { associations in
        associations[UnsafeAddress(pointer: key)]
    }?.value
}

/// Takes all attached values away from an object.
// apple: https://developer.apple.com/documentation/objectivec/1418683-objc_removeassociatedobjects
public func objc_removeAssociatedObjects(_ object: Any) {
    let old = extras(of: objectReference(object), creating: false)?.associations.withLock { associations in
        defer { associations = [:] }
        return associations
    }
    withExtendedLifetime(old) {}
}
