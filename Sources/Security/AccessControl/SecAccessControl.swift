public import ObjCRuntime

/// When an item can be read, and by whom.
// apple: https://developer.apple.com/documentation/security/secaccesscontrol
public final class SecAccessControl: Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }
}

// Two are the same only if they are one, as of all objects of Core Foundation that say nothing else.
extension SecAccessControl: Hashable {
    public static func == (lhs: SecAccessControl, rhs: SecAccessControl) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Describes who may read an item.
/// - Parameter protection: one of the values for ``kSecAttrAccessible``.
// apple: https://developer.apple.com/documentation/security/secaccesscontrolcreatewithflags(_:_:_:_:)
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? String else {
        let reason = [NSLocalizedDescriptionKey: "The protection is no value for kSecAttrAccessible."]
        error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam), userInfo: reason))
        return nil
    }
    return SecAccessControl(protection: protection, flags: flags)
}
