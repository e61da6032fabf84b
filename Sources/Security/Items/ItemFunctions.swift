/// Adds an item to the app's keychain.
/// - Parameters:
///   - attributes: its class, what is known of it, the secret, and what to return.
///   - result: takes what was asked for.
/// - Returns: ``errSecSuccess``; ``errSecDuplicateItem`` where there is one of the same class and the same primary keys (MO-117);
///   ``errSecUnimplemented`` for keys, certificates and identities.
// apple: https://developer.apple.com/documentation/security/secitemadd(_:_:)
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.ofProcess.add(attributes, result)
}

/// Finds items (MO-118).
/// - Parameters:
///   - query: the class, what the items have, how many (one unless it says otherwise), and what to return.
///   - result: takes the secret, the attributes, a dictionary of both, or an array of these.
/// - Returns: ``errSecSuccess``, or ``errSecItemNotFound``; ``errSecAuthFailed`` for a secret that only its owner may read.
// apple: https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.ofProcess.copyMatching(query, result)
}

/// Changes all items that are found (MO-119).
/// - Returns: ``errSecSuccess``, or ``errSecItemNotFound``.
// apple: https://developer.apple.com/documentation/security/secitemupdate(_:_:)
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.ofProcess.update(query, to: attributesToUpdate)
}

/// Removes all items that are found (MO-119).
/// - Returns: ``errSecSuccess``, or ``errSecItemNotFound``.
// apple: https://developer.apple.com/documentation/security/secitemdelete(_:)
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.ofProcess.delete(query) }
